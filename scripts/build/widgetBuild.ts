import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { packageBuild } from './packageBuild.ts';
import { publishedEntries } from './publishedEntries.ts';
import { markPure, pureModules } from './pureModules.ts';
import { smallCss } from './smallStyles.ts';
import { usedStyles } from './usedStyles.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Setup = Parameters<Plugin['setup']>[0];

export interface WidgetBuildOptions {
  /** Folder of the package. */
  readonly folder: string;
  /** Source of the entry, from there. */
  readonly entry: string;
  /** Folders of the packages of this repository that it depends on. They must have been built. */
  readonly foundations: readonly string[];
  /** What it imports of them, and the lighter entry to import instead. */
  readonly lighter: Readonly<Record<string, string>>;
  /** Their styles, by the name that imports them. */
  readonly styles: readonly string[];
}

/** Everything that a page loads with the widget, React apart. It fails when a lighter entry lacks a part. */
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

/** Makes the style sheet of the widget hold all it needs and nothing else, so that a page loads no other. */
const ownStyleSheet = ({ folder, foundations, styles }: WidgetBuildOptions): Plugin => ({
  name: 'own-style-sheet',
  setup(build) {
    const files = new Map(foundations.flatMap((each) => [...publishedEntries(each)]));
    build.onEnd(async (result) => {
      const code = result.outputFiles?.find(({ path }) => path.endsWith('.js'));
      const sheet = result.outputFiles?.find(({ path }) => path.endsWith('.css'));
      if (!code || !sheet) return;
      // Marked as it is published, so that styles go with what pages leave out.
      const js = await bundled(build, (await markPure(code.text)).code, folder, files);
      const theirs = styles.map((name) => readFileSync(files.get(name) ?? name, 'utf8'));
      const text = smallCss(usedStyles({ css: [...theirs, sheet.text].join('\n'), js, keep: /-theme$/ }));
      const contents = new TextEncoder().encode(text);
      const others = result.outputFiles?.filter(({ path }) => !/\.css(\.map)?$/.test(path)) ?? [];
      result.outputFiles = [...others, { ...sheet, text, contents }];
    });
  },
});

/**
 * How a self-contained entry for other people's React pages is built: what it needs of the packages it depends on stays
 * an import, so that the page's own use of them shares it, and its style sheet is the only one that the page has to load.
 */
export function widgetBuild(options: WidgetBuildOptions): Options {
  const { folder, entry, lighter } = options;
  const { esbuildPlugins = [], ...usual } = packageBuild(folder);
  return {
    ...usual,
    entry: [entry],
    clean: false,
    splitting: false,
    plugins: [pureModules],
    noExternal: Object.keys(lighter).map((name) => new RegExp(`^${name}$`)),
    esbuildPlugins: [ownStyleSheet(options), ...esbuildPlugins],
    esbuildOptions: (esbuild) => {
      esbuild.alias = { ...lighter };
      esbuild.external = [...(esbuild.external ?? []), ...Object.values(lighter)];
    },
  };
}
