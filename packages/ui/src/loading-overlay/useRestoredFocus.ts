import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';

/**
 * Gives the focus back to what had it when its content came out of reach, unless it is somewhere else by then. Put the ref
 * on the content.
 */
export function useRestoredFocus(isOutOfReach: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useBrowserLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isOutOfReach) {
      // The browser takes the focus away only before it draws the next frame.
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
