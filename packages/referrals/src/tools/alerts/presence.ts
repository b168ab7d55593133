/** Name of the lock that each tab holds while it has focus. */
const lockName = 'referral-alerts-looked-at';

/** Whether this tab is visible and has focus. */
export const isPageFocused = () => document.visibilityState === 'visible' && document.hasFocus();

const lockManager = () => ('locks' in navigator ? navigator.locks : undefined);

/** Whether any tab of the product has focus. Without the Web Locks API, checks only this tab. */
export async function isAnyPageFocused(): Promise<boolean> {
  if (isPageFocused()) return true;
  const locks = await lockManager()?.query();
  return locks?.held?.some(({ name }) => name === lockName) ?? false;
}

/** Tells other tabs while this one has focus, and calls `onActive` whenever it gains it, until stopped. */
export function announcePresence(onActive: () => void): () => void {
  let leave: (() => void) | undefined;
  const update = () => {
    const isActive = isPageFocused();
    if (isActive === (leave !== undefined)) return;
    if (!isActive) return end();
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    lockManager()
      ?.request(lockName, { mode: 'shared' }, () => left)
      .catch(() => {});
    onActive();
  };
  const end = () => {
    leave?.();
    leave = undefined;
  };
  const events = ['focus', 'blur', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, update);
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    end();
    for (const event of events) window.removeEventListener(event, update);
    document.removeEventListener('visibilitychange', update);
  };
}

/** Runs `run` in one tab of the browser at a time, or in every tab without the Web Locks API, until stopped. */
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
  const locks = lockManager();
  // Aborting while waiting for the lock rejects the request, and nothing has run.
  if (locks) locks.request(name, { signal }, untilAborted).catch(() => {});
  else void untilAborted();
  return () => controller.abort();
}
