import { Dialog, Modal } from 'react-aria-components';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { ModalOverlay } from '../popover/Overlay.tsx';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './AppShell.css.ts';
import type { NavigationGroup, NavigationItem } from './navigation.ts';
import { SideNavigation } from './SideNavigation.tsx';

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Closes the drawer and follows a link. */
  readonly onFollow: (href: string) => void;
  readonly groups: readonly NavigationGroup[];
  readonly footer: readonly NavigationItem[];
}

/** The side navigation on phones: a drawer over the page that closes when the user follows a link or dismisses it. */
export function NavigationDrawer({ isOpen, onClose, ...navigation }: NavigationDrawerProps) {
  const t = useMessages(en.shell);
  const themeClassName = useThemeClassName();
  return (
    <ModalOverlay
      className={`${themeClassName} ${styles.drawerScrim}`}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className={styles.drawer}>
        <Dialog className={styles.drawerDialog} aria-label={t.navigation}>
          <SideNavigation {...navigation} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
