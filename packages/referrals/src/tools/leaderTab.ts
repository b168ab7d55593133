/**
 * Runs something in one tab of the browser only, while this page is open: when that tab closes, another one takes over.
 * The returned function ends it. Where a browser has no locks every tab runs it.
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
  // The request is rejected when it is called off while it waits: nothing runs then.
  if (locks) locks.request(name, { signal }, untilAborted).catch(() => {});
  else void untilAborted();
  return () => controller.abort();
}
