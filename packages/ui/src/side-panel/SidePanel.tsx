import {
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useDeferredValue,
  useImperativeHandle,
  useRef,
} from 'react';
import { Dialog, Modal } from 'react-aria-components';
import { useIsPhone, useMedia } from '../hooks/useMedia.ts';
import { XIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { ModalOverlay } from '../popover/Overlay.tsx';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import { media } from '../theme/tokens.ts';
import * as styles from './SidePanel.css.ts';
import { useDismiss } from './useDismiss.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export interface SidePanelProps {
  /** Whether the panel is open. */
  readonly isOpen: boolean;
  /** Called when the user presses X, Escape or outside of the panel. */
  readonly onClose: () => void;
  /** Accessible name of the panel. */
  readonly label: string;
  /** Content at the start of the header, e.g. previous and next buttons. Default none. */
  readonly actions?: ReactNode;
  /** The content, which scrolls. */
  readonly children: ReactNode;
  /** Content that stays in view below. Default none. */
  readonly footer?: ReactNode;
  /** Returns whether pressing an element outside keeps the panel open, e.g. rows that it can show. Default: nowhere. */
  readonly isInside?: (element: Element) => boolean;
  /** Returns the element to focus when the panel closes. Default: the one that had it before. */
  readonly returnFocusTo?: () => HTMLElement | null;
  /**
   * Where the panel opens: at the `end` of the page, or as a modal sheet at the `bottom` in windows of any width, as high
   * as its content. On phones it's always a sheet. Default `end`.
   */
  readonly placement?: 'end' | 'bottom';
  /** Id of the panel. Default: none. */
  readonly id?: string;
}

type PanelRef = ForwardedRef<HTMLElement>;

/**
 * Shows the details of a list item next to the list, which stays interactive: 470 px at the end of the page. On
 * phones it's a modal sheet over the page. For a question or a short task use `Dialog`.
 */
export const SidePanel = /* @__PURE__ */ forwardRef<HTMLElement, SidePanelProps>(function SidePanel(
  { isOpen, ...props },
  ref,
) {
  const isPhone = useIsPhone();
  if (isPhone || props.placement === 'bottom') return <Sheet {...props} isOpen={isOpen} panelRef={ref} />;
  return isOpen ? <Docked {...props} panelRef={ref} /> : null;
});

type PanelProps = Omit<SidePanelProps, 'isOpen'> & { readonly panelRef: PanelRef };

function Docked({ id, label, isInside, returnFocusTo, placement: _, panelRef, ...content }: PanelProps) {
  const ref = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(panelRef, () => ref.current);
  useFocusReturn(ref, returnFocusTo);
  const dismissProps = useDismiss({ onClose: content.onClose, isInside });
  return (
    <section
      ref={ref}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.docked}
      {...dismissProps}
    >
      <Content {...content} closeSize="s" />
    </section>
  );
}

function Sheet({
  id,
  isOpen,
  label,
  isInside: _,
  returnFocusTo: __,
  placement = 'end',
  panelRef,
  ...content
}: PanelProps & Pick<SidePanelProps, 'isOpen'>) {
  const themeClassName = useThemeClassName();
  return (
    <ModalOverlay
      className={`${themeClassName} ${styles.sheetScrim}`}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => open || content.onClose()}
    >
      <Modal className={styles.sheet[placement]}>
        <Dialog ref={panelRef} id={id} className={styles.dialog} aria-label={label}>
          <Content {...content} closeSize="touch" />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type ContentProps = Pick<SidePanelProps, 'onClose' | 'actions' | 'children' | 'footer'>;

function Content({
  onClose,
  actions,
  children,
  footer,
  closeSize,
}: ContentProps & { readonly closeSize: 's' | 'touch' }) {
  const t = useMessages(en.dialog);
  const isFilled = useIsFilled();
  return (
    <>
      <div className={styles.head}>
        <div className={styles.actions}>{isFilled && actions}</div>
        <IconButton
          icon={XIcon}
          label={t.close}
          size={closeSize}
          tooltipPlacement="bottom"
          onPress={onClose}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div className={styles.body} tabIndex={0}>
        {isFilled && children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}

/**
 * False in the first frame, before the panel slides in: the press that opened it gets a faster response, and the
 * deferred content isn't visible yet. With reduced motion, nothing is deferred.
 */
function useIsFilled(): boolean {
  const prefersReducedMotion = useMedia(media.reducedMotion);
  return useDeferredValue(true, prefersReducedMotion);
}
