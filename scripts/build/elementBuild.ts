import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Options } from 'tsup';
import { compileHint } from './compiledWhileLoading.ts';
import { usedStyles } from './usedStyles.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

export interface ElementBuildOptions {
  /** Folder of the package. */
  readonly folder: string;
  /** Source of the element, from there. */
  readonly entry: string;
  /** The module whose one constant is to hold the styles. */
  readonly styles: string;
  /** Style modules of parts that lie over the window: their media queries stay. */
  readonly overlays: RegExp;
  /** Keys of the brands that it can wear: the themes of others stay out. */
  readonly brands: readonly string[];
  /** Tokens, without prefix, that a page may set. */
  readonly themable: Readonly<Record<string, string>>;
  /** Prefix of a token as a page sets it. */
  readonly themePrefix: string;
}

const placeholder = '@@styles@@';
const overlayPrefix = 'o';

const runtime: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

/** React is exchanged for the much smaller runtime that takes the same components. */
const smallRuntime = (folder: string): Plugin => ({
  name: 'small-runtime',
  setup: (build) =>
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind }) =>
      build.resolve(runtime[path] ?? path, { resolveDir: folder, kind }),
    ),
});

/** Puts the text of the used styles into the code, so that one file is all there is. */
const stylesInCode = (options: ElementBuildOptions): Plugin => ({
  name: 'styles-in-code',
  setup(build) {
    const path = join(options.folder, options.styles);
    build.onLoad({ filter: /\.ts$/ }, (module) =>
      module.path === path ? { contents: `export const feedCss = '${placeholder}';` } : undefined,
    );
    build.onEnd((result) => {
      const [code] = result.outputFiles?.filter((file) => file.path.endsWith('.js')) ?? [];
      const styles = result.outputFiles?.find((file) => file.path.endsWith('.css'));
      if (!code || !styles) return;
      const css = usedStyles({
        css: styles.text,
        js: code.text,
        keep: new RegExp(`^(${options.brands.join('|')})-theme$`),
        shadow: {
          overlays: new RegExp(`\\.${overlayPrefix}`),
          container: 'feed',
          themable: options.themable,
          tokenPrefix: '--adv-',
          themePrefix: options.themePrefix,
        },
      });
      const text = code.text.replace(`"${placeholder}"`, () => JSON.stringify(css));
      result.outputFiles = [{ ...code, text, contents: new TextEncoder().encode(text) }];
    });
  },
});

/** How a custom element is built: one file for a script tag or a bundler, with runtime, styles and all else in it. */
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
    smallRuntime(options.folder),
    stylesInCode(options),
    vanillaExtractPlugin({
      identifiers: ({ hash, filePath }) => `${options.overlays.test(filePath) ? overlayPrefix : 'c'}${hash}`,
    }),
  ],
  esbuildOptions: (esbuild) => {
    esbuild.legalComments = 'none';
  },
});

/** The code of the element as it is published, for stories and tests. */
export async function buildElement(element: Options): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'element-'));
  try {
    await build({ ...element, outDir, config: false, silent: true });
    return readFileSync(join(outDir, 'element.js'), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
