/**
 * Runs `run` in only one tab of the browser. When that tab closes, another one takes over. Without support for the Web
 * Locks API, every tab runs it. Returns a function that stops it.
 */
export function runInLeaderTab(name: string, run: () => () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const untilAborted = () =>
    new Promise<void>((resolve) => {
      const stop = run();
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  // Aborting while waiting for the lock rejects the request, and nothing has run.
  if (locks) locks.request(name, { signal }, untilAborted).catch(() => {});
  else void untilAborted();
  return () => controller.abort();
}
