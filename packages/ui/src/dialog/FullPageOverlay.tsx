import type { ReactNode } from 'react';
import { Dialog, Modal } from 'react-aria-components';
import { ModalOverlay } from '../popover/Overlay.tsx';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import { cover, coverContent } from './Dialog.css.ts';

interface FullPageOverlayProps {
  /** Accessible name of the cover. */
  readonly label: string;
  /** A whole page. */
  readonly children: ReactNode;
}

/**
 * Covers everything, including open dialogs, with a page that has to be dealt with first. The dialogs stay open
 * underneath.
 */
export function FullPageOverlay({ label, children }: FullPageOverlayProps) {
  const themeClassName = useThemeClassName();
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={`${themeClassName} ${cover}`}>
      <Modal>
        <Dialog aria-label={label} className={coverContent}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
