import { type RefObject, useEffect } from 'react';
import type { ClaimState } from '../model/claimFlow.ts';

const freshAnswer = '[data-fresh-question] > button:last-child';

/** What the reader wants next: word of the claim, else the answer to a new question, else what the bottom offers first. */
const wanted = [
  '[data-claim-notice]',
  freshAnswer,
  '[data-panel-footer] :is(a[href], button:not(:disabled))',
];

/** What a panel shows. Whenever something of it changes, what has the focus may be gone. */
export interface PanelMoment {
  readonly id: string | null;
  readonly claim: ClaimState;
  /** The state of loading. */
  readonly status: string;
  /** What the bottom offers. */
  readonly footer: string | null;
}

/**
 * Gives the focus to what a panel says or offers next when a change took away what had it. The answer to a new question
 * has it also when it came later than the dialog around it, which then got the focus itself.
 */
export function useRestoreFocus(
  inside: RefObject<HTMLElement | null>,
  { id, claim, status, footer }: PanelMoment,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every new moment
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.matches(':disabled')) return;
    const panel = inside.current?.closest<HTMLElement>('[role=dialog]');
    const next = wanted.map((selector) => panel?.querySelector<HTMLElement>(selector)).find(Boolean);
    // Only what scrolls is brought into view: the bottom always is, or is still sliding there.
    (next ?? panel)?.focus({ preventScroll: !next || next.closest('[data-panel-footer]') !== null });
  }, [inside, id, claim, status, footer]);

  useEffect(() => {
    const panel = inside.current?.closest<HTMLElement>('[role=dialog]');
    const passOn = () => panel?.querySelector<HTMLElement>(freshAnswer)?.focus({ preventScroll: true });
    // This event doesn't bubble: it is the panel's own.
    panel?.addEventListener('focus', passOn);
    return () => panel?.removeEventListener('focus', passOn);
  }, [inside]);
}
