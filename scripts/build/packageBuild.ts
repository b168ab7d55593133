import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { oneStyleSheet } from './oneStyleSheet.ts';
import { clientModules, pureModules } from './pureModules.ts';
import { smallStyles } from './smallStyles.ts';

/** Returns the sources of a package's public entries, from its `exports`. */
function entriesOf(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return (Object.values(exports) as string[]).filter((path) => path.startsWith('./src/'));
}

type Plugin = NonNullable<Options['plugins']>[number];

/** Writes `dist/css.d.ts`: TypeScript refuses to import a style sheet without types. */
const typesOfStyles = (folder: string): Plugin => ({
  name: 'types-of-styles',
  buildEnd: () => writeFileSync(join(folder, 'dist/css.d.ts'), 'export {};\n'),
});

/**
 * Returns the build options of a published package: ESM per public entry, styles extracted to `dist/index.css`, and no
 * vanilla-extract code left for a consumer's own plugin to process again. Declarations come from `tsc`. `except` lists
 * entries that are built differently.
 */
export const packageBuild = (
  folder: string,
  { except = [] }: { readonly except?: readonly string[] } = {},
): Options => ({
  entry: Object.fromEntries(
    entriesOf(folder)
      .filter((entry) => !except.includes(entry))
      .map((source) => [basename(source, '.ts'), source]),
  ),
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  // Rollup imports each name of a module once; esbuild keeps the imports of every module that it bundles.
  treeshake: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  plugins: [clientModules(), pureModules, smallStyles, oneStyleSheet(folder), typesOfStyles(folder)],
});
