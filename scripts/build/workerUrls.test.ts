import { expect, it } from 'vitest';
import { builtWorkerUrls } from './workerUrls.ts';

it('points the address of a worker at its built file, and leaves other addresses alone', () => {
  const built = 'new Worker(new URL("./simulateWorker.js", import.meta.url), { type: "module" })';
  expect(
    builtWorkerUrls('new Worker(new URL("../simulateWorker.ts", import.meta.url), { type: "module" })'),
  ).toBe(built);
  expect(builtWorkerUrls(built)).toBe(built);
  expect(builtWorkerUrls('new URL("../data.json", import.meta.url)')).toBe(
    'new URL("../data.json", import.meta.url)',
  );
});
