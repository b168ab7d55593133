import { type RefObject, useEffect } from 'react';

/** What the reader wants next: word of the claim, else the first thing that the panel's bottom offers. */
const wanted = ['[data-claim-notice]', '[data-panel-footer] :is(a[href], button:not(:disabled))'];

/**
 * Gives the focus to what a panel says or offers next when a change took away what had it. `moment` names the state of
 * the panel; the focus is looked after whenever it changes.
 */
export function useFocusRescue(inside: RefObject<HTMLElement | null>, moment: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every new moment
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.matches(':disabled')) return;
    const panel = inside.current?.closest<HTMLElement>('[role=dialog]');
    const next = wanted.map((selector) => panel?.querySelector<HTMLElement>(selector)).find(Boolean);
    (next ?? panel)?.focus({ preventScroll: next === undefined });
  }, [inside, moment]);
}
