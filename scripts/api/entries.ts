import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
}

/** A module that users of a package import. */
export interface Entry {
  /** Folder of the package. */
  readonly folder: string;
  /** Import specifier, e.g. `@advantage/ui/theme`. */
  readonly name: string;
  /** Path of the source. */
  readonly path: string;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));

/** Folders of the packages that are published and have entries. */
export const packagesWithApi = readdirSync(join(root, 'packages')).filter(
  (folder) => !manifestOf(folder).private && manifestOf(folder).exports,
);

/** Returns the path of a package's committed API text. */
export const apiFile = (folder: string) => join(root, 'packages', folder, 'api.txt');

/**
 * Returns the entries of a package that hosts import. Excludes `internal`, which is for our other packages and not part
 * of the public API.
 */
export function entriesOf(folder: string): readonly Entry[] {
  const { name, exports = {} } = manifestOf(folder);
  return Object.entries(exports)
    .filter(([entry, path]) => /\.tsx?$/.test(path) && !entry.startsWith('./internal'))
    .map(([entry, path]) => ({
      folder,
      name: join(name, entry),
      path: join(root, 'packages', folder, path),
    }));
}
