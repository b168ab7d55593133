import { type FocusEvent, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/**
 * Moves focus to `target` when the focused button becomes disabled: a disabled button loses focus. Returns a focus
 * handler for an element around the buttons. It remembers the focused button, because Chromium removes focus before
 * effects run.
 */
export function useFocusFallback(target: RefObject<HTMLElement | null>) {
  const focused = useRef<HTMLElement>(null);
  useBrowserLayoutEffect(() => {
    if (!focused.current?.matches(':disabled')) return;
    focused.current.blur();
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  });
  return (event: FocusEvent<HTMLElement>) => {
    focused.current = event.target;
  };
}
