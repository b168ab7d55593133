import { type RefObject, useEffect, useRef } from 'react';
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

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * Gives the focus to what a panel says or offers next when a change took away what had it; a panel that has yet to get the
 * focus, or that the reader left, takes none. The answer to a new question has it also when it came later than the dialog
 * around it, which then got the focus itself.
 */
export function useRestoreFocus(
  inside: RefObject<HTMLElement | null>,
  { id, claim, status, footer }: PanelMoment,
) {
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every new moment
  useEffect(() => {
    const panel = panelAround(inside);
    if (focused.current && isGone(focused.current)) {
      const next = wanted.map((selector) => panel?.querySelector<HTMLElement>(selector)).find(Boolean);
      // Only what scrolls is brought into view: the bottom always is, or is still sliding there.
      (next ?? panel)?.focus({ preventScroll: !next || next.closest('[data-panel-footer]') !== null });
    }
    // What had the focus before this listened.
    if (panel?.contains(document.activeElement)) focused.current = document.activeElement;
  }, [inside, id, claim, status, footer]);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const panel = panelAround(inside);
      focused.current = target instanceof Element && panel?.contains(target) ? target : null;
      if (target === panel) panel?.querySelector<HTMLElement>(freshAnswer)?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [inside]);
}

const panelAround = (inside: RefObject<HTMLElement | null>) =>
  inside.current?.closest<HTMLElement>('[role=dialog]');
