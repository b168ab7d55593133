import { forwardRef, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Dialog, Modal, OverlayArrow, type PopoverProps } from 'react-aria-components';
import { restoreLostFocus } from '../hooks/restoreLostFocus.ts';
import { useLatest } from '../hooks/useEvent.ts';
import { useIsPhone } from '../hooks/useMedia.ts';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './AnchoredDialog.css.ts';
import { raised } from './Overlay.css.ts';
import { ModalOverlay, nameless, PopoverSurface } from './Overlay.tsx';

/** A position next to an anchor. Measured when the dialog opens, so that the anchor's content may change afterward. */
export interface AnchoredPosition extends Required<Pick<PopoverProps, 'offset' | 'crossOffset'>> {
  /** The side of the anchor. */
  readonly placement: 'left top' | 'right top';
  /** Width of the dialog in pixels. */
  readonly width: number;
}

export interface AnchoredDialogProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** Called when the user presses Escape or outside of the dialog. */
  readonly onClose: () => void;
  /** Accessible name of the dialog. */
  readonly label: string;
  /** The element that the dialog opens next to, except on phones. */
  readonly anchor: RefObject<Element | null>;
  /** Opens next to the anchor, with an arrow, instead of below it. Default: below. */
  readonly nextTo?: AnchoredPosition | undefined;
  /** Returns the element to focus when the dialog closes. Default: the one that had it before. */
  readonly returnFocusTo?: () => HTMLElement | null;
  /** The content. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * A press within this time after opening, in milliseconds, is the second click of a double click and doesn't close
 * the dialog.
 */
const doubleClick = 500;

/**
 * A dialog about one item on the page, opened below or next to it, or in a bottom sheet on phones. Something on the page
 * opens it, e.g. a button in a row; if the button can be its trigger use `Popover`.
 */
export const AnchoredDialog = /* @__PURE__ */ forwardRef<HTMLElement, AnchoredDialogProps>(
  function AnchoredDialog({ isOpen, onClose, label, anchor, nextTo, returnFocusTo, children, id }, ref) {
    const themeClassName = useThemeClassName();
    const isPhone = useIsPhone();
    const openedAt = useRef(0);
    useEffect(() => {
      if (isOpen) openedAt.current = performance.now();
    }, [isOpen]);
    const overlay = {
      isOpen,
      onOpenChange: (open: boolean) => open || onClose(),
      // A list of options that is closing is outside of the dialog that opened it.
      shouldCloseOnInteractOutside: (element: Element) =>
        performance.now() - openedAt.current > doubleClick && !element.closest('[role=listbox]'),
    };
    const content = (
      <Dialog ref={ref} id={id} className={isPhone ? styles.sheetContent : styles.content} aria-label={label}>
        {returnFocusTo && <FocusReturn to={returnFocusTo} />}
        {children}
      </Dialog>
    );
    if (isPhone) {
      return (
        <ModalOverlay {...overlay} isDismissable className={`${themeClassName} ${styles.sheetScrim}`}>
          <Modal className={styles.sheet}>{content}</Modal>
        </ModalOverlay>
      );
    }
    return (
      <PopoverSurface
        {...overlay}
        className={`${themeClassName} ${nextTo ? styles.nextTo : raised}`}
        triggerRef={anchor}
        placement={nextTo?.placement ?? 'bottom start'}
        offset={nextTo?.offset ?? 4}
        crossOffset={nextTo?.crossOffset ?? 0}
        shouldFlip={!nextTo}
        style={{ width: nextTo?.width }}
        {...nameless}
      >
        {nextTo && <OverlayArrow className={styles.arrow} />}
        {content}
      </PopoverSurface>
    );
  },
);

/** Focuses an element after the dialog has closed, unless React Aria has restored focus itself. */
function FocusReturn({ to }: { readonly to: () => HTMLElement | null }) {
  const latest = useLatest(to);
  useEffect(() => () => restoreLostFocus(() => latest.current()?.focus({ preventScroll: true })), [latest]);
  return null;
}
