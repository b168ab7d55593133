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
  /** The folder of its package. */
  readonly folder: string;
  /** What one imports, e.g. `@advantage/ui/theme`. */
  readonly name: string;
  /** Its source. */
  readonly path: string;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));

/** Folders of the packages that are published and imported. */
export const publishedPackages = readdirSync(join(root, 'packages')).filter(
  (folder) => !manifestOf(folder).private && manifestOf(folder).exports,
);

/** The committed text of what a package offers. */
export const apiFile = (folder: string) => join(root, 'packages', folder, 'api.txt');

/** The entries of a package that hold code for hosts: `internal` is for the other packages, and no part of its public API. */
export function entriesOf(folder: string): readonly Entry[] {
  const { name, exports = {} } = manifestOf(folder);
  return Object.entries(exports)
    .filter(([entry, path]) => /\.tsx?$/.test(path) && entry !== './internal')
    .map(([entry, path]) => ({
      folder,
      name: join(name, entry),
      path: join(root, 'packages', folder, path),
    }));
}
