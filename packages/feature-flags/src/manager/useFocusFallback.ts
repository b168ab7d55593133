import { type RefObject, useEffect } from 'react';

/**
 * Gives an element the focus if nothing has it, because what had it is gone. Waits until React is done: what
 * listens to focus may set state.
 */
export function focusIfLost(element: HTMLElement | null) {
  queueMicrotask(() => {
    if (document.activeElement === document.body) element?.focus();
  });
}

/** When something that may have had the focus goes, another element takes it. */
export function useFocusFallback(isThere: boolean, fallback: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (isThere) return () => focusIfLost(fallback.current);
  }, [isThere, fallback]);
}
