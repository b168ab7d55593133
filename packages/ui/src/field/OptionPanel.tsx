import { type HTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';
import { useLatest } from '../hooks/useEvent.ts';
import { CheckIcon } from '../icon/icons.ts';
import { placePanel } from '../info-popover/placePanel.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './OptionPanel.css.ts';

interface OptionPanelProps {
  /** The element that the panel opens below. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Sizes the panel to its content. Default false: at least as wide as its anchor. */
  readonly hasOwnWidth?: boolean;
  /** Called when the user presses outside. */
  readonly onClose: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/** Aligns the panel with the start edge of its anchor: the right edge in right-to-left text. */
function positionPanel(anchor: HTMLElement, panel: HTMLElement): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - width : left;
  const view = { width: window.innerWidth, height: window.innerHeight };
  const at = placePanel({ left: start, top, bottom }, { width, height }, view);
  panel.style.left = `${at.left}px`;
  panel.style.top = `${at.top}px`;
}

const containsTarget = (element: Element, target: EventTarget | null) =>
  target instanceof Node && element.contains(target);

/**
 * The panel that a `Select` or `TimeField` opens: a native popover, rendered in place. It's lightweight, never
 * clipped, and part of the surrounding dialog, if any. Render it only while it's open.
 */
export function OptionPanel({ anchor, hasOwnWidth, onClose, children }: OptionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const latestClose = useLatest(onClose);
  useBrowserLayoutEffect(() => {
    const { current: field } = anchor;
    const { current: box } = panel;
    if (!field || !box) return;
    if ('showPopover' in box) {
      // Set here, not in JSX: the browser hides the panel from when it has the attribute until it's shown.
      box.popover = 'manual';
      box.showPopover();
    }
    if (!hasOwnWidth) box.style.minWidth = `min(${field.offsetWidth}px, 100vw - 32px)`;
    positionPanel(field, box);
    const reposition = ({ target }: Event) => containsTarget(box, target) || positionPanel(field, box);
    const press = ({ target }: Event) =>
      containsTarget(box, target) || containsTarget(field, target) || latestClose.current();
    document.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('scroll', reposition, { capture: true, passive: true });
    window.addEventListener('resize', reposition);
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('scroll', reposition, { capture: true });
      window.removeEventListener('resize', reposition);
      box.removeAttribute('popover');
    };
  }, [anchor, hasOwnWidth, latestClose]);
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  );
}

/** What an option shows: its label, with a check mark if it's selected. */
export const OptionContent = ({
  label,
  isSelected,
}: {
  readonly label: string;
  readonly isSelected: boolean;
}) => (
  <>
    <span className={styles.optionLabel}>{label}</span>
    <span className={styles.tick}>{isSelected && <CheckIcon />}</span>
  </>
);

interface OptionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  readonly label: string;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  /** Whether the keys act on it although focus is elsewhere. Default false. */
  readonly isActive?: boolean;
  readonly onSelect: () => void;
}

/** An option of a list whose element with focus handles the keys. */
export const Option = ({ label, isSelected, isDisabled, isActive, onSelect, ...rest }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the list or its field handles the keys
  <div
    {...rest}
    role="option"
    aria-selected={isSelected}
    aria-disabled={isDisabled || undefined}
    data-selected={isSelected || undefined}
    data-disabled={isDisabled || undefined}
    data-focused={isActive || undefined}
    className={styles.option}
    onClick={() => isDisabled || onSelect()}
  >
    <OptionContent label={label} isSelected={isSelected} />
  </div>
);

/** Fills a list without options. */
export function NoOptions() {
  const t = useMessages(en.field);
  return (
    <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className={styles.empty}>
      {t.noResults}
    </div>
  );
}

/** Scrolls a list to one of its options, without scrolling the page. */
export function scrollToOption(option: HTMLElement): void {
  const list = option.parentElement;
  if (!list) return;
  const [at, frame] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(0, at.top - frame.top) + Math.max(0, at.bottom - frame.bottom);
}
