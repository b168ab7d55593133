/** The name of the lock that each tab holds while it has the focus. */
const lockName = 'referral-alerts-looked-at';

/** Whether this tab is visible and has the focus. */
export const isPageFocused = () => document.visibilityState === 'visible' && document.hasFocus();

const lockManager = () => ('locks' in navigator ? navigator.locks : undefined);

/** Whether any tab of the product has the focus. Where a browser has no locks, only this tab is known. */
export async function isAnyPageFocused(): Promise<boolean> {
  if (isPageFocused()) return true;
  const locks = await lockManager()?.query();
  return locks?.held?.some(({ name }) => name === lockName) ?? false;
}

/** Lets other tabs know while this one has the focus, and calls `onActive` when it gets it. The returned function ends it. */
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
