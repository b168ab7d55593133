import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Options } from 'tsup';
import type { Plugin as VitePlugin } from 'vite';
import { compileHint } from './compileHintPlugin.ts';
import { usedStyles } from './usedStyles.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

export interface ElementBuildOptions {
  /** Folder of the package. */
  readonly folder: string;
  /** Source of the element, relative to the folder. */
  readonly entry: string;
  /** Name of the global constant that holds the text of the styles in its sources. */
  readonly styles: string;
  /** Matches the style modules of parts that cover the window, which keep their media queries. */
  readonly overlays: RegExp;
  /** Keys of the brands that the element supports; themes of other brands are left out. */
  readonly brands: readonly string[];
  /** Tokens that a page may set, without prefix. */
  readonly themable: Readonly<Record<string, string>>;
  /** Prefix of a token when a page sets it. */
  readonly themePrefix: string;
}

const overlayPrefix = 'o';

/**
 * Builds twice, so that the result is a single file: first to find out which of the extracted styles the code uses,
 * then with their text in place of the constant.
 */
const stylesInCode = (options: ElementBuildOptions): Plugin => ({
  name: 'styles-in-code',
  async setup(build) {
    const { initialOptions } = build;
    const { outputFiles } = await build.esbuild.build({
      ...initialOptions,
      write: false,
      plugins: initialOptions.plugins?.filter(({ name }) => name !== 'styles-in-code'),
    });
    const textOf = (extension: string) =>
      outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
    const css = usedStyles({
      css: textOf('.css'),
      js: textOf('.js'),
      safelist: new RegExp(`^(${options.brands.join('|')})-theme$`),
      shadow: {
        overlays: new RegExp(`\\.${overlayPrefix}`),
        themable: options.themable,
        themePrefix: options.themePrefix,
      },
    });
    initialOptions.define = { ...initialOptions.define, [options.styles]: JSON.stringify(css) };
    build.onEnd((result) => {
      result.outputFiles = result.outputFiles?.filter(({ path }) => path.endsWith('.js'));
    });
  },
});

/** How the runtime creates an element: with the custom element registry of its parent. */
const inheritedRegistry = /(\.createElementNS\(\w+,\w+),(\w+)\.is\?\2:\w+\)/;

/**
 * Lets the runtime create elements without the registry of their parent. A shadow root that was moved into another
 * document keeps the registry of the first one, with which Chromium refuses to create elements in the second.
 */
const documentRegistry: Plugin = {
  name: 'document-registry',
  setup(build) {
    build.onLoad({ filter: /\/preact\.mjs$/ }, ({ path }) => {
      const runtime = readFileSync(path, 'utf8');
      if (!inheritedRegistry.test(runtime)) throw new Error(`${path} creates elements in another way now.`);
      return { contents: runtime.replace(inheritedRegistry, '$1)') };
    });
  },
};

/**
 * Returns the build options of a custom element: one file for a script tag or a bundler, including runtime and styles.
 */
export const elementBuild = (options: ElementBuildOptions): Options => ({
  entry: { element: join(options.folder, options.entry) },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  minify: true,
  banner: { js: compileHint },
  splitting: false,
  outExtension: () => ({ js: '.js' }),
  noExternal: [/./],
  esbuildPlugins: [
    vanillaExtractPlugin({
      identifiers: ({ hash, filePath }) => `${options.overlays.test(filePath) ? overlayPrefix : 'c'}${hash}`,
    }),
    documentRegistry,
    stylesInCode(options),
  ],
  esbuildOptions: (esbuild) => {
    esbuild.legalComments = 'none';
    // The smaller runtime for the same components. It's a dependency of the package.
    esbuild.absWorkingDir = options.folder;
    esbuild.alias = { react: 'preact/compat', 'react-dom': 'preact/compat' };
  },
});

/** Builds the element as published and returns its code. */
async function buildElement(element: Options): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'element-'));
  try {
    await build({ ...element, outDir, config: false, silent: true });
    return readFileSync(join(outDir, 'element.js'), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/**
 * Gives stories the element as published, with its own runtime and styles, under its usual specifier. Builds it once;
 * changes to its sources show after a restart.
 */
export function elementInVite(specifier: string, element: Options): VitePlugin {
  const id = `\0${specifier}.js`;
  let code: Promise<string> | undefined;
  return {
    name: 'built-element',
    enforce: 'pre',
    resolveId: (source) => (source === specifier ? id : undefined),
    load(requested) {
      if (requested !== id) return undefined;
      code ??= buildElement(element);
      return code;
    },
  };
}
