import { transformAsync } from '@babel/core';
import annotatePureCalls from 'babel-plugin-annotate-pure-calls';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Marks every value that a call makes at module level as free of side effects. `map` leads from the code to its sources. */
export async function markPure(code: string, path = 'index.js', map?: string) {
  const marked = await transformAsync(code, {
    plugins: [annotatePureCalls],
    filename: path,
    babelrc: false,
    configFile: false,
    compact: false,
    sourceMaps: true,
    ...(map && { inputSourceMap: JSON.parse(map) }),
  });
  return { code: marked?.code ?? code, map: JSON.stringify(marked?.map) };
}

/**
 * `sideEffects` in a package's manifest tells bundlers that a module nobody imports from may be left out. Bundling the
 * modules of an entry into one file loses that: `babel-plugin-annotate-pure-calls` writes it back, value by value, so that whoever imports one
 * component does not carry the others, made by `forwardRef` or `memo`, and all of React Aria with them. It takes code
 * whose white space is left alone: esbuild drops such marks together with the white space.
 */
export const pureModules: TsupPlugin = {
  name: 'pure-modules',
  renderChunk: (code, { path, map }) =>
    path.endsWith('.js') ? markPure(code, path, map?.toString()) : undefined,
};
