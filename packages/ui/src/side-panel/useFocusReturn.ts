import type { RefObject } from 'react';
import { restoreLostFocus } from '../hooks/restoreLostFocus.ts';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';
import { useLatest } from '../hooks/useEvent.ts';

/**
 * Focuses an element on mount and restores focus on unmount, unless the user has moved it elsewhere. Restores it to
 * `returnTo`, or else to the element that had it before.
 */
export function useFocusReturn(
  ref: RefObject<HTMLElement | null>,
  returnTo: (() => HTMLElement | null) | undefined,
): void {
  const latest = useLatest(returnTo);
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    const previouslyFocused = document.activeElement;
    element?.focus({ preventScroll: true });
    const restoreFocus = () => {
      const target = latest.current?.() ?? previouslyFocused;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    };
    return () => {
      if (!element?.contains(document.activeElement)) return;
      restoreFocus();
      // The element that has focus now may be removed too, e.g. a row that stayed only while its details were open.
      restoreLostFocus(restoreFocus);
    };
  }, [ref, latest]);
}
