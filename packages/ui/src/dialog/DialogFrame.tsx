import { type ReactNode, type Ref, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components';
import { ModalOverlay } from '../popover/Overlay.tsx';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './Dialog.css.ts';

interface DialogFrameProps {
  readonly role: 'dialog' | 'alertdialog';
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isDismissable: boolean;
  readonly isKeyboardDismissDisabled: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly corner?: ReactNode;
  readonly id?: string | undefined;
  readonly dialogRef: Ref<HTMLElement>;
}

/** The frame shared by `Dialog` and `AlertDialog`: backdrop, surface, title, content and buttons. */
export function DialogFrame({
  role,
  isOpen,
  onClose,
  title,
  children,
  actions,
  corner,
  id,
  dialogRef,
  ...dismissal
}: DialogFrameProps) {
  const themeClassName = useThemeClassName();
  const bodyId = useId();
  // An alert dialog's text is announced with its title. A dialog's content isn't, because it may be long.
  const describedBy = role === 'alertdialog' && children ? bodyId : undefined;
  return (
    <ModalOverlay
      {...dismissal}
      className={`${themeClassName} ${styles.overlay}`}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className={styles.modal}>
        <AriaDialog
          ref={dialogRef}
          id={id}
          role={role}
          className={styles.dialog}
          aria-describedby={describedBy}
        >
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          {children && (
            <div id={bodyId} className={styles.body}>
              {children}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
          {corner && <div className={styles.close}>{corner}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
