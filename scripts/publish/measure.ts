import { join } from 'node:path';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { libraries, packagesFolder, publishedEntries } from './publishedPackages.ts';
import type { SizeBudget } from './sizeBudgets.ts';

/** Built files of all packages, by import specifier. */
export const published = new Map(
  libraries.flatMap((name) => [...publishedEntries(join(packagesFolder, name))]),
);

interface Resolver {
  onResolve(
    options: { readonly filter: RegExp },
    resolve: (module: { readonly path: string; readonly kind: string }) => object | undefined,
  ): void;
}

/** Excludes what a page loads on demand, after the entry. */
const withoutLateParts = {
  name: 'without-late-parts',
  setup: (build: Resolver) =>
    build.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Makes the bundler use the published form of the packages, although they're in this repository. */
const asPublished = (entry: string, besides: readonly string[]) => ({
  name: 'as-published',
  setup: (build: Resolver) =>
    build.onResolve({ filter: /^@advantage\// }, ({ path }) => {
      const isCounted =
        path === entry || !besides.some((name) => path === name || path.startsWith(`${name}/`));
      const file = published.get(path);
      if (!isCounted) return { path, external: true };
      return file === undefined ? undefined : { path: file };
    }),
});

export interface Measured {
  /** Bytes, minified and gzipped. */
  readonly size: number;
  /** Minified bytes by package, largest first. */
  readonly parts: readonly (readonly [name: string, bytes: number])[];
}

/** Measures what a page downloads for an entry before it renders, in total and by package. */
export async function measure({ entry, imports, styles, besides }: SizeBudget): Promise<Measured> {
  const check = {
    import: Object.fromEntries([[entry, imports]]),
    files: [''],
    ignore: besides.filter((name) => !name.startsWith('@advantage/')),
    gzip: true,
    modifyEsbuildConfig: (config: object) => ({
      ...config,
      format: 'esm',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [withoutLateParts, asPublished(entry, besides)],
    }),
    esbuildMetafile: undefined as Metafile | undefined,
  };
  const css = styles.map((name) => ({ files: [published.get(name) ?? name], gzip: true, esbuild: false }));
  const sizes = await sizeLimit([esbuildPlugin, filePlugin], { checks: [check, ...css] });
  const size = sizes.reduce((sum, each) => sum + (each.size ?? 0), 0);
  return { size, parts: partsOf(check.esbuildMetafile) };
}

interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
}

function partsOf(metafile: Metafile | undefined): Measured['parts'] {
  const bytes = new Map<string, number>();
  for (const { inputs } of Object.values(metafile?.outputs ?? {}))
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      if (path.includes('size-limit-')) continue;
      const name = packageOf(path);
      bytes.set(name, (bytes.get(name) ?? 0) + bytesInOutput);
    }
  return [...bytes].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
}

/** Returns the package that a module belongs to: one from npm, or else one of this repository. */
function packageOf(path: string): string {
  const [, dependency] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  const [, own = ''] = /packages\/([^/]+)\/dist\//.exec(path) ?? [];
  return dependency ?? `@advantage/${own}`;
}
