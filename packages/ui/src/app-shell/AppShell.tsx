import { forwardRef, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../hooks/useMedia.ts';
import { MenuIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import * as styles from './AppShell.css.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import type { NavigationGroup, NavigationItem } from './navigation.ts';
import { SideNavigation } from './SideNavigation.tsx';

export interface AppShellProps {
  /** The heading of the page. */
  readonly heading: string;
  /** The places to go. Links follow the `RouterProvider` of React Aria around the shell. */
  readonly groups: readonly NavigationGroup[];
  /** Links at the foot of the navigation. Default none. */
  readonly footer?: readonly NavigationItem[];
  /** What is at the end of the top bar, e.g. `ToastHistory` and `ProfileMenu`. Default none. */
  readonly profile?: ReactNode;
  /**
   * How the content scrolls: a `list` fills the window and scrolls within itself, a `page` scrolls with the window and
   * has cards on a ground. On a phone both scroll with the window. Default `page`.
   */
  readonly layout?: 'list' | 'page';
  /** The page. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * The frame of every page behind the sign-in: top bar and side navigation, which is a rail of icons from 768 to 1199
 * px and a drawer below. What is alone, such as a sign-in page, is a `Page`.
 */
export const AppShell = /* @__PURE__ */ forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  { heading, groups, footer = [], profile, layout = 'page', children, id },
  ref,
) {
  const t = useMessages(en.shell);
  const contentId = useId();
  const isPhone = useIsPhone();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const aside = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // The drawer is closed and its button has the focus before the link is followed: a question about unsaved changes
  // takes the focus from there and gives it back to it. The same link of the side navigation is still on the page.
  const leaveDrawer = (href: string) => {
    flushSync(() => setDrawerOpen(false));
    menu.current?.querySelector('button')?.focus();
    const link = aside.current?.querySelector(`a[href="${CSS.escape(href)}"]`);
    // A click without a detail is a screen reader's: what opens then waits for all motion to end before it is focused.
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  return (
    <div ref={ref} id={id} className={styles.shell[layout]}>
      <SkipLink targetId={contentId} />
      <div ref={aside} className={styles.aside}>
        <SideNavigation groups={groups} footer={footer} />
      </div>
      <div className={styles.column[layout]}>
        <header className={styles.topBar}>
          <div ref={menu} className={styles.menuButton}>
            <IconButton
              icon={MenuIcon}
              label={t.navigation}
              size="touch"
              iconSize={20}
              tooltipPlacement="bottom"
              aria-expanded={isDrawerOpen}
              onPress={() => setDrawerOpen(true)}
            />
          </div>
          <h1 className={styles.heading}>{heading}</h1>
          {profile}
        </header>
        <main id={contentId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <NavigationDrawer
        isOpen={isPhone && isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        onFollow={leaveDrawer}
        groups={groups}
        footer={footer}
      />
    </div>
  );
});
