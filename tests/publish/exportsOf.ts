import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@typescript/typescript6';

interface Installed {
  /** Absent in a package that is only run. */
  readonly exports?: Readonly<Record<string, string | { readonly types: string }>>;
}

/** Returns the exports of the packages installed in a folder, by entry. */
export function exportsOf(
  folder: string,
  packages: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = packages.flatMap((name) => {
    const home = join(folder, 'node_modules', name);
    const { exports = {} }: Installed = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([entry, files]) =>
      typeof files === 'string' || entry === './internal'
        ? []
        : [{ entry: join(name, entry), file: join(home, files.types) }],
    );
  });
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, types: [] },
  );
  const checker = program.getTypeChecker();
  return new Map(
    entries.map(({ entry, file }) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return [entry, new Set(module && checker.getExportsOfModule(module).map(({ name }) => name))];
    }),
  );
}
