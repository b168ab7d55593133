import { type RefObject, useInsertionEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';

/**
 * Gives an element the focus when it appears and gives it back when it goes, unless the reader has moved on by then.
 * Back means: to `returnTo`, else to what had the focus before.
 */
export function useFocusReturn(
  ref: RefObject<HTMLElement | null>,
  returnTo: (() => HTMLElement | null) | undefined,
): void {
  const latest = useRef(returnTo);
  useInsertionEffect(() => {
    latest.current = returnTo;
  });
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const target = latest.current?.() ?? before;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    };
  }, [ref]);
}
