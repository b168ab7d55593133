import { type RefObject, useEffect, useRef } from 'react';
import type { ClaimState } from '../model/claimFlow.ts';

const newConfirmationButton = '[data-fresh-question] > button:first-child';

/**
 * Where focus moves, by priority: the claim notice, the confirm button of a new question, the footer's first control.
 */
const focusTargets = [
  '[data-claim-notice]',
  newConfirmationButton,
  '[data-panel-footer] :is(a[href], button:not(:disabled))',
];

/** What a panel shows. Any change may remove the focused element. */
export interface PanelFocusState {
  readonly id: string | null;
  readonly claim: ClaimState;
  /** The loading status. */
  readonly status: string;
  /** What the footer shows. */
  readonly footer: string | null;
}

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * Moves focus to the next notice or control of a panel when a change removes the focused element. A panel that doesn't
 * have focus yet, or that the user left, doesn't take it. When the dialog around a new question takes focus itself,
 * focus moves on to the confirm button.
 */
export function useRestoreFocus(
  contentRef: RefObject<HTMLElement | null>,
  { id, claim, status, footer }: PanelFocusState,
) {
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the panel changes
  useEffect(() => {
    const panel = closestPanel(contentRef);
    if (focused.current && isGone(focused.current)) {
      const next = focusTargets.map((selector) => panel?.querySelector<HTMLElement>(selector)).find(Boolean);
      // Scrolls only to content. The footer is always in view, or is still sliding in.
      (next ?? panel)?.focus({ preventScroll: !next || next.closest('[data-panel-footer]') !== null });
    }
    // Covers an element that got focus before this hook listened.
    if (panel?.contains(document.activeElement)) focused.current = document.activeElement;
  }, [contentRef, id, claim, status, footer]);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const panel = closestPanel(contentRef);
      focused.current = target instanceof Element && panel?.contains(target) ? target : null;
      if (target === panel)
        panel?.querySelector<HTMLElement>(newConfirmationButton)?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [contentRef]);
}

const closestPanel = (inside: RefObject<HTMLElement | null>) =>
  inside.current?.closest<HTMLElement>('[role=dialog]');
