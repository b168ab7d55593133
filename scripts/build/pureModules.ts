import { readFileSync, writeFileSync } from 'node:fs';
import { transformAsync } from '@babel/core';
import annotatePureCalls from 'babel-plugin-annotate-pure-calls';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Marks every module-level value that a call creates as free of side effects. `map` is the source map of the code. */
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
 * Keeps unused values removable. `sideEffects` in a package's manifest tells bundlers to leave out modules that no one
 * imports from, but bundling the modules of an entry into one file loses that. `babel-plugin-annotate-pure-calls`
 * restores it value by value, so that importing one component doesn't include the others, made with `forwardRef` or
 * `memo`, and all of React Aria with them. Needs code with its whitespace: esbuild drops the marks along with it.
 */
export const pureModules: TsupPlugin = {
  name: 'pure-modules',
  renderChunk: (code, { path, map }) =>
    path.endsWith('.js') ? markPure(code, path, map?.toString()) : undefined,
};

/** Puts the directive of client modules back, which Rollup drops. */
export function clientModules(): TsupPlugin {
  const clients = new Set<string>();
  return {
    name: 'client-modules',
    renderChunk(code, { path }) {
      if (code.startsWith('"use client"')) clients.add(path);
      return undefined;
    },
    buildEnd() {
      for (const path of clients) writeFileSync(path, `"use client";${readFileSync(path, 'utf8')}`);
    },
  };
}
