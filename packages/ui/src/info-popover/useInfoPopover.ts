import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { breakpoints } from '../theme/tokens.ts';
import { placePanel } from './placePanel.ts';

interface InfoPopoverState {
  readonly panelId: string;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  /** Whether the popover has been opened before. Until then its content isn't rendered. */
  readonly isRendered: boolean;
}

/** Places the panel. On phones the style sheet does that. */
function positionPanel(trigger: HTMLElement, panel: HTMLElement): void {
  const { innerWidth: width, innerHeight: height } = panel.ownerDocument.defaultView ?? window;
  const view = { width, height };
  const isPhone = view.width <= breakpoints.phone;
  const { left, top } = placePanel(trigger.getBoundingClientRect(), panel.getBoundingClientRect(), view);
  panel.style.left = isPhone ? '' : `${left}px`;
  panel.style.top = isPhone ? '' : `${top}px`;
}

/**
 * Connects a button to its popover and places the panel. Uses `setAttribute` and event listeners, because React
 * before 19 supports neither the attribute `popovertarget` nor a popover's `toggle` event.
 */
export function useInfoPopover(): InfoPopoverState {
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    const button = trigger.current;
    const box = panel.current;
    if (!button || !box) return;
    const onOpening = () => flushSync(() => setRendered(true));
    const onToggle = () => {
      const isShown = box.matches(':popover-open');
      setOpen(isShown);
      if (isShown) positionPanel(button, box);
    };
    button.setAttribute('popovertarget', panelId);
    box.addEventListener('beforetoggle', onOpening);
    box.addEventListener('toggle', onToggle);
    return () => {
      box.removeEventListener('beforetoggle', onOpening);
      box.removeEventListener('toggle', onToggle);
    };
  }, [panelId]);
  return { panelId, trigger, panel, isOpen, isRendered };
}
