import { forwardRef, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Dialog, Modal } from 'react-aria-components';
import { useIsPhone } from '../hooks/useMedia.ts';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './AnchoredDialog.css.ts';
import { ModalOverlay, PopoverSurface } from './Overlay.tsx';
import { raised } from './overlay.css.ts';

export interface AnchoredDialogProps {
  /** Whether it shows. */
  readonly isOpen: boolean;
  /** Called by Escape and a press outside. */
  readonly onClose: () => void;
  /** What it is about, for screen readers. */
  readonly label: string;
  /** The element that it opens next to, on anything wider than a phone. */
  readonly anchor: RefObject<Element | null>;
  /** Returns the element that gets the focus afterwards. Default: the one that had it before. */
  readonly returnFocusTo?: () => HTMLElement | null;
  /** The content. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** What only places the dialog has no role that could take a name. */
const nameless = { 'aria-labelledby': '' } as const;

/** A press this many milliseconds after the dialog opened is the second half of a double click and closes nothing. */
const doubleClick = 500;

/**
 * A question about one thing on the page, asked right next to it, and on a phone in a sheet at the bottom. Something on
 * the page opens it, e.g. a button in a row; where the button can be its trigger use `Popover`.
 */
export const AnchoredDialog = /* @__PURE__ */ forwardRef<HTMLElement, AnchoredDialogProps>(
  function AnchoredDialog({ isOpen, onClose, label, anchor, returnFocusTo, children, id }, ref) {
    const themeClassName = useThemeClassName();
    const isPhone = useIsPhone();
    const openedAt = useRef(0);
    useEffect(() => {
      if (isOpen) openedAt.current = performance.now();
    }, [isOpen]);
    const overlay = {
      isOpen,
      onOpenChange: (open: boolean) => open || onClose(),
      shouldCloseOnInteractOutside: () => performance.now() - openedAt.current > doubleClick,
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
        className={`${themeClassName} ${raised}`}
        triggerRef={anchor}
        placement="bottom start"
        offset={4}
        {...nameless}
      >
        {content}
      </PopoverSurface>
    );
  },
);

/** Gives the focus to an element once the dialog has gone, unless React Aria found what had it before. */
function FocusReturn({ to }: { readonly to: () => HTMLElement | null }) {
  const latest = useRef(to);
  useEffect(() => {
    latest.current = to;
  });
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) latest.current()?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return null;
}
