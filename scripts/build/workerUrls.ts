import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Points the address of a worker's source at its built file, which is next to every chunk. */
export const builtWorkerUrls = (code: string): string =>
  code.replace(
    /new URL\(\s*(["'])(?:\.{1,2}\/)+(?:[\w-]+\/)*([\w-]+)\.ts\1,\s*import\.meta\.url\s*\)/g,
    'new URL("./$2.js", import.meta.url)',
  );

/**
 * Workers are started by the address of their file, `new Worker(new URL('./name.ts', import.meta.url), …)`, which the
 * bundlers of hosts understand. Give the worker's source to `packageBuild` as `workers`.
 */
export const workerUrls: TsupPlugin = {
  name: 'worker-urls',
  renderChunk: (code, { path }) => (path.endsWith('.js') ? { code: builtWorkerUrls(code) } : undefined),
};
