import { transform } from 'lightningcss';
import type { Options } from 'tsup';
import { styleTargets } from './oldestBrowsers.ts';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Styles without white space and comments, for the oldest browsers. */
export const smallCss = (css: string): string =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
  }).code.toString();

/** Takes white space and the notes of vanilla-extract, which are longer than the styles, out of the extracted styles. */
export const smallStyles: TsupPlugin = {
  name: 'small-styles',
  renderChunk(code, { path }) {
    if (!path.endsWith('.css')) return undefined;
    const small = transform({
      filename: path,
      code: Buffer.from(code),
      minify: true,
      sourceMap: true,
      targets: styleTargets,
    });
    return { code: small.code.toString(), map: small.map?.toString() };
  },
};
