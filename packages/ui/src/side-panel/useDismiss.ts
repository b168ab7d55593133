import { useEffect, useRef } from 'react';
import { useLatest } from '../hooks/useEvent.ts';

interface DismissOptions {
  readonly onClose: () => void;
  /** Returns whether an element outside of the panel counts as inside. */
  readonly isInside: ((element: Element) => boolean) | undefined;
}

/** Toasts can be pressed while the panel is open. */
const topLayer = '[data-react-aria-top-layer]';

/**
 * Closes a non-modal panel on Escape and on a press outside. Returns a handler that detects presses inside: React
 * also bubbles presses from the panel's own menus and dialogs, wherever in the document they're rendered.
 */
export function useDismiss(options: DismissOptions): { readonly onPointerDownCapture: () => void } {
  const latest = useLatest(options);
  const startedInside = useRef(false);
  useEffect(() => {
    const onPointerDown = () => {
      startedInside.current = false;
    };
    const onClick = ({ target, detail }: MouseEvent) => {
      const isKeyboard = detail === 0;
      if (isKeyboard || startedInside.current || !(target instanceof Element) || target.closest(topLayer))
        return;
      if (!latest.current.isInside?.(target)) latest.current.onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open')) return;
      latest.current.onClose();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [latest]);
  return {
    onPointerDownCapture: () => {
      startedInside.current = true;
    },
  };
}
