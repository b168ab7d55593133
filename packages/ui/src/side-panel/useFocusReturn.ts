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
    const giveBack = () => {
      const target = latest.current?.() ?? before;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    };
    return () => {
      if (!element?.contains(document.activeElement)) return;
      giveBack();
      // What has it now may go as well, e.g. a row that stayed only while its details were open.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) giveBack();
      });
    };
  }, [ref]);
}
