import { type FocusEvent, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/**
 * Moves focus to `target` when the focused button becomes disabled or disappears, and so loses it. Returns a focus
 * handler for an element around the buttons. It remembers the focused button, because Chromium removes focus before
 * effects run.
 */
export function useFocusFallback(target: RefObject<HTMLElement | null>) {
  const focused = useRef<HTMLElement>(null);
  useBrowserLayoutEffect(() => {
    const button = focused.current;
    if (!button || (button.isConnected && !button.matches(':disabled'))) return;
    button.blur();
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  });
  return ({ currentTarget, target: next }: FocusEvent<HTMLElement>) => {
    // React reports the focus in a dialog that the element renders, too.
    if (currentTarget.contains(next)) focused.current = next;
  };
}
