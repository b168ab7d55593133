import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly publishConfig?: {
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
}

/** Returns the built files of a package's entries, by import specifier. */
export function publishedEntries(folder: string): ReadonlyMap<string, string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return new Map(
    Object.entries(manifest.publishConfig?.exports ?? {}).map(([path, file]) => [
      join(manifest.name, path),
      join(folder, typeof file === 'string' ? file : file.default),
    ]),
  );
}
