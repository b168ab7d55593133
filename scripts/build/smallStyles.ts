import { transform } from 'lightningcss';
import type { Options } from 'tsup';
import { styleTargets } from './oldestBrowsers.ts';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Minifies styles for the oldest supported browsers. */
export const smallCss = (css: string): string =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
  }).code.toString();

/**
 * Minifies the extracted styles, and so removes vanilla-extract's comments, which are longer than the styles. Removes
 * their source map too: it would point to what vanilla-extract wrote, and not to a source.
 */
export const smallStyles: TsupPlugin = {
  name: 'small-styles',
  renderChunk(code, chunk) {
    if (!chunk.path.endsWith('.css')) return undefined;
    chunk.map = null;
    return { code: smallCss(code) };
  },
};
