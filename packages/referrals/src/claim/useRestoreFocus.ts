import { type RefObject, useEffect, useRef, useState } from 'react';

const newConfirmationButton = '[data-fresh-question] > button:first-child';

/** Where focus moves, by priority: the notice, the confirm button of a new question, the footer's first control. */
const focusTargets = [
  '[data-claim-notice]',
  newConfirmationButton,
  '[data-panel-footer] :is(a[href], button:not(:disabled))',
];

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * Moves focus to the next notice or control of a panel when a change of what is `shown` removes the focused element. A
 * panel that doesn't have focus yet, or that the user left, doesn't take it. When the dialog around a new question
 * takes focus itself, focus moves on to the confirm button.
 */
export function useRestoreFocus(contentRef: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const panel = closestPanel(contentRef);
    if (focused.current && isGone(focused.current)) {
      const next = focusTargets.map((selector) => panel?.querySelector<HTMLElement>(selector)).find(Boolean);
      // Scrolls only to content. The footer is always in view, or is still sliding in.
      (next ?? panel)?.focus({ preventScroll: !next || next.closest('[data-panel-footer]') !== null });
    }
    // Covers an element that got focus before this hook listened.
    if (panel?.contains(document.activeElement)) focused.current = document.activeElement;
  }, [contentRef, ...shown]);

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

/** Returns a value, or the last one that wasn't null, so that a panel keeps its content while it closes. */
export function useLastNonNull<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
