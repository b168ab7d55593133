import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that hosts import, in dependency order. */
export const libraries = [
  'reference-data',
  'ui',
  'live-list',
  'referrals',
  'marketplace-form',
  'marketplace-insight',
  'feature-flags',
  'console-kit',
] as const;

/** Every published package: the libraries, and those that are run instead of imported, which need no build. */
export const publishedPackages = [...libraries, 'create-console'] as const;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly type?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  /** The sources of the entries; `publishConfig.exports` has their built files. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly publishConfig?: {
    readonly access?: string;
    readonly provenance?: boolean;
    readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  };
}

export const packagesFolder = join(import.meta.dirname, '../../packages');

/** Reads the manifest of a package, in this repository or in another copy of it. */
export const readManifest = (name: string, folder = packagesFolder): Manifest =>
  JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));

/** Returns the folders of the published packages, in this repository or in another copy of it. */
export const publishedIn = (folder = packagesFolder): readonly string[] =>
  readdirSync(folder).filter((name) => !readManifest(name, folder).private);

/** Returns the built files of a package's entries, by import specifier. */
export function publishedEntries(folder: string): ReadonlyMap<string, string> {
  const { name, publishConfig } = readManifest(folder, '');
  return new Map(
    Object.entries(publishConfig?.exports ?? {}).map(([entry, file]) => [
      join(name, entry),
      join(folder, typeof file === 'string' ? file : file.default),
    ]),
  );
}
