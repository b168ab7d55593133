import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';

/**
 * Restores focus to the element that had it when its content became inert, unless focus has moved elsewhere. Attach
 * the returned ref to the content.
 */
export function useRestoredFocus(isInert: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useBrowserLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isInert) {
      // The browser doesn't remove focus until just before the next frame.
      focused.current = content.current?.contains(activeElement) ? activeElement : null;
      return;
    }
    const { current: previouslyFocused } = focused;
    focused.current = null;
    if (activeElement !== body || !(previouslyFocused instanceof HTMLElement)) return;
    previouslyFocused.focus({ preventScroll: true });
  }, [isInert]);
  return content;
}
