import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';

/**
 * Restores focus to the element that had it when its content became inert, unless focus has moved elsewhere. Attach
 * the returned ref to the content.
 */
export function useRestoredFocus(isOutOfReach: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useBrowserLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isOutOfReach) {
      // The browser doesn't remove focus until just before the next frame.
      focused.current = content.current?.contains(activeElement) ? activeElement : null;
      return;
    }
    const { current: before } = focused;
    focused.current = null;
    if (activeElement !== body || !(before instanceof HTMLElement)) return;
    before.focus({ preventScroll: true });
  }, [isOutOfReach]);
  return content;
}
