/** The name of the lock that each tab holds while its reader looks at it. */
const lockName = 'referral-alerts-looked-at';

/** Whether somebody looks at this tab now. */
export const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

const lockManager = () => ('locks' in navigator ? navigator.locks : undefined);

/** Whether somebody looks at any tab of the product. Where a browser has no locks, only this tab is known. */
export async function isAnyTabLookedAt(): Promise<boolean> {
  if (isLookedAt()) return true;
  const locks = await lockManager()?.query();
  return locks?.held?.some(({ name }) => name === lockName) ?? false;
}

/** Lets other tabs know while somebody looks at this one, and calls `onLook` when they start. The returned function ends it. */
export function announcePresence(onLook: () => void): () => void {
  let leave: (() => void) | undefined;
  const update = () => {
    const looks = isLookedAt();
    if (looks === (leave !== undefined)) return;
    if (!looks) return end();
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    lockManager()
      ?.request(lockName, { mode: 'shared' }, () => left)
      .catch(() => {});
    onLook();
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
