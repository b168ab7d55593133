import { transform } from 'lightningcss';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that the packages promise to run in. */
const targets = { chrome: version(119), firefox: version(121), safari: version(17, 4) };

/** Styles without white space and comments, for those browsers. */
export const smallCss = (css: string): string =>
  transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets }).code.toString();

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
      targets,
    });
    return { code: small.code.toString(), map: small.map?.toString() };
  },
};
