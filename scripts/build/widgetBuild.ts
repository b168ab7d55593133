import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { publishedEntries } from '../publish/publishedPackages.ts';
import { packageBuild } from './packageBuild.ts';
import { clientModules, markPure, pureModules } from './pureModules.ts';
import { smallCss } from './smallStyles.ts';
import { usedStyles } from './usedStyles.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Setup = Parameters<Plugin['setup']>[0];

export interface WidgetBuildOptions {
  /** Folder of the package. */
  readonly folder: string;
  /** Source of the entry, relative to the folder. */
  readonly entry: string;
  /** Folders of this repository's packages that it depends on. They must be built first. */
  readonly foundations: readonly string[];
  /** Entries that it imports from them, and the lighter entries to import instead. */
  readonly lighter: Readonly<Record<string, string>>;
  /** Style sheets of those packages, by import specifier. */
  readonly styles: readonly string[];
}

/** Bundles everything that a page loads with the widget, except for React. Fails if a lighter entry lacks an export. */
async function bundled({ esbuild }: Setup, code: string, folder: string, files: ReadonlyMap<string, string>) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    alias: Object.fromEntries(files),
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Reduces the widget's style sheet to exactly the styles it needs, so that a page doesn't load another one. */
const ownStyleSheet = ({ folder, foundations, styles }: WidgetBuildOptions): Plugin => ({
  name: 'own-style-sheet',
  setup(build) {
    const files = new Map(foundations.flatMap((each) => [...publishedEntries(each)]));
    build.onEnd(async (result) => {
      const code = result.outputFiles?.find(({ path }) => path.endsWith('.js'));
      const sheet = result.outputFiles?.find(({ path }) => path.endsWith('.css'));
      if (!code || !sheet) return;
      // Marks the code as in the published package, so that code that pages leave out takes its styles along.
      const js = await bundled(build, (await markPure(code.text)).code, folder, files);
      const theirs = styles.map((name) => readFileSync(files.get(name) ?? name, 'utf8'));
      const text = smallCss(usedStyles({ css: [...theirs, sheet.text].join('\n'), js, safelist: /-theme$/ }));
      const contents = new TextEncoder().encode(text);
      const others = result.outputFiles?.filter(({ path }) => !/\.css(\.map)?$/.test(path)) ?? [];
      result.outputFiles = [...others, { ...sheet, text, contents }];
    });
  },
});

/**
 * Returns the build options of a self-contained entry for other people's React pages. What it needs of the packages it
 * depends on stays an import, so that it shares them with the page, and its style sheet is the only one to load.
 */
export function widgetBuild(options: WidgetBuildOptions): Options {
  const { folder, entry, lighter } = options;
  const { esbuildPlugins = [], ...usual } = packageBuild(folder);
  return {
    ...usual,
    entry: [entry],
    clean: false,
    splitting: false,
    plugins: [clientModules(), pureModules],
    noExternal: Object.keys(lighter).map((name) => new RegExp(`^${name}$`)),
    esbuildPlugins: [ownStyleSheet(options), ...esbuildPlugins],
    esbuildOptions: (esbuild) => {
      esbuild.alias = { ...lighter };
      esbuild.external = [...(esbuild.external ?? []), ...Object.values(lighter)];
    },
  };
}
