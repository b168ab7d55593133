import { join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Builds some modules of a package in place of others of the same shape. Both are named from the package's folder. */
export function replacedModules(folder: string, replaced: Readonly<Record<string, string>>): Plugin {
  const paths = new Map(Object.entries(replaced).map(([from, to]) => [join(folder, from), join(folder, to)]));
  return {
    name: 'replaced-modules',
    setup: (build) =>
      build.onResolve({ filter: /^\..*\.tsx?$/ }, ({ path, resolveDir }) => {
        const replacement = paths.get(join(resolveDir, path));
        return replacement === undefined ? undefined : { path: replacement };
      }),
  };
}
