import { type RefObject, useEffect } from 'react';

/**
 * Focuses an element if focus was lost because the focused element was removed. Waits for React to finish, because
 * focus handlers may set state.
 */
export function focusIfLost(element: HTMLElement | null) {
  queueMicrotask(() => {
    if (document.activeElement === document.body) element?.focus();
  });
}

/** Moves focus to `fallback` when an element that may have had focus is removed. */
export function useFocusFallback(isMounted: boolean, fallback: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (isMounted) return () => focusIfLost(fallback.current);
  }, [isMounted, fallback]);
}
