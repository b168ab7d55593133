import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packagesFolder } from '../publish/publishedPackages.ts';
import type { ApiExport, EntryApi } from './publicApi.ts';

/** Returns the path of a package's committed API text. */
export const apiFile = (folder: string) => join(packagesFolder, folder, 'api.txt');

/** Returns an export as a declaration in TypeScript's syntax. */
function declarationOf({ name, kind, type, bases, members }: ApiExport): string {
  if (kind === 'component') return `const ${name}: Component${type && `<${type}>`};`;
  if (kind === 'const') return `const ${name}: ${type};`;
  const own = members
    .filter(({ isInherited }) => !isInherited)
    .flatMap(({ name: key, signatures }) => signatures.map((each) => `${JSON.stringify(key)}${each};`));
  const parts = [...bases, ...(own.length > 0 ? [`{\n${own.join('\n')}\n}`] : [])];
  return `type ${name} = ${type || parts.join(' & ')};`;
}

/**
 * Renders a package's public API as text that is committed and reviewed: names, signatures, and the types of
 * properties, one member a line. Omits properties that come from a listed type, and doc comments, so that the text
 * changes only when the API does.
 */
export const apiText = (entries: readonly EntryApi[]): string =>
  execFileSync('biome', ['format', '--stdin-file-path=api.d.ts'], {
    encoding: 'utf8',
    input: entries
      .map(({ name, exports }) => `// ${name}\n\n${exports.map(declarationOf).join('\n')}\n`)
      .join('\n'),
  });
