import { type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';
import { useLatest } from '../hooks/useEvent.ts';
import { placePanel } from '../info-popover/placePanel.ts';
import { panel as panelStyle } from './OptionPopover.css.ts';

interface OptionPanelProps {
  /** What it opens below. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** As wide as what it holds. Default false: as wide as its anchor at least. */
  readonly hasOwnWidth?: boolean;
  /** Called by a press elsewhere. */
  readonly onClose: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/** Begins where its anchor does: at the right where the page runs from right to left. */
function place(anchor: HTMLElement, panel: HTMLElement): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - width : left;
  const view = { width: window.innerWidth, height: window.innerHeight };
  const at = placePanel({ left: start, top, bottom }, { width, height }, view);
  panel.style.left = `${at.left}px`;
  panel.style.top = `${at.top}px`;
}

const isIn = (element: Element, target: EventTarget | null) =>
  target instanceof Node && element.contains(target);

/**
 * What a `Select` or a `TimeField` opens: the browser's own popover at its place in the page, so that it weighs next to
 * nothing, is never clipped, and belongs to the dialog around the field, if any. It exists only while it is open.
 */
export function OptionPanel({ anchor, hasOwnWidth, onClose, children }: OptionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const latestClose = useLatest(onClose);
  useBrowserLayoutEffect(() => {
    const { current: field } = anchor;
    const { current: box } = panel;
    if (!field || !box) return;
    if ('showPopover' in box) {
      // Not before it can be shown: until then the browser hides it.
      box.popover = 'manual';
      box.showPopover();
    }
    if (!hasOwnWidth) box.style.minWidth = `min(${field.offsetWidth}px, 100vw - 32px)`;
    place(field, box);
    const follow = ({ target }: Event) => isIn(box, target) || place(field, box);
    const press = ({ target }: Event) => isIn(box, target) || isIn(field, target) || latestClose.current();
    document.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      box.removeAttribute('popover');
    };
  }, [anchor, hasOwnWidth, latestClose]);
  return (
    <div ref={panel} className={panelStyle}>
      {children}
    </div>
  );
}

/** Scrolls a list to one of its options, and never the page. */
export function scrollToOption(option: HTMLElement): void {
  const list = option.parentElement;
  if (!list) return;
  const [at, frame] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(0, at.top - frame.top) + Math.max(0, at.bottom - frame.bottom);
}
