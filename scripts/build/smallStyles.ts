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

/**
 * Takes white space and the notes of vanilla-extract, which are longer than the styles, out of the extracted styles. They
 * have no map: it would lead to what vanilla-extract wrote, and not to a source.
 */
export const smallStyles: TsupPlugin = {
  name: 'small-styles',
  renderChunk(code, chunk) {
    if (!chunk.path.endsWith('.css')) return undefined;
    chunk.map = null;
    return { code: smallCss(code) };
  },
};
