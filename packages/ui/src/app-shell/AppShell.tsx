import { forwardRef, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../hooks/useMedia.ts';
import { MenuIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { BackLink } from '../link/BackLink.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { media } from '../theme/tokens.ts';
import * as styles from './AppShell.css.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import type { NavigationGroup, NavigationItem } from './navigation.ts';
import { HeaderRowContext } from './PageHeader.tsx';
import { SideNavigation } from './SideNavigation.tsx';

export interface AppShellProps {
  /** Page heading, rendered as the `h1`. A `notice` has its own in the content. */
  readonly heading: string;
  /** The page that contains this one. A link back to it precedes the heading. Default: none. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Navigation groups. Links use the `RouterProvider` of React Aria around the shell, if there is one. */
  readonly groups: readonly NavigationGroup[];
  /** Links at the bottom of the navigation. Default none. */
  readonly footer?: readonly NavigationItem[];
  /** Content at the end of the header row, e.g. `ToastHistory` and `ProfileMenu`. Default none. */
  readonly profile?: ReactNode;
  /**
   * How the content fills the window. A `list` fills it and scrolls on its own; a `page` scrolls with the window and
   * shows cards on a canvas; a `notice` is an `EmptyState` that replaces a page, with the `h1`. On phones all scroll
   * with the window. Default `page`.
   */
  readonly layout?: 'list' | 'page' | 'notice';
  /** The page content. A `PageHeader` in it fills the header row. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * The frame of every signed-in page: a header row and side navigation. The navigation is a rail of icons from 900 to
 * 1199 px and a drawer below that. For standalone pages, such as sign-in, use `Page`.
 */
export const AppShell = /* @__PURE__ */ forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  { heading, back, groups, footer = [], profile, layout = 'page', children, id },
  ref,
) {
  const t = useMessages(en.shell);
  const contentId = useId();
  const hasDrawer = useMedia(media.drawer);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [skips, setSkips] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const headerRow = useMemo(() => ({ skips, line, controls }), [skips, line, controls]);
  const aside = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // Close the drawer and focus its button before following the link. A dialog about unsaved changes then takes focus
  // from the button and returns it there. Follow the link through its copy in the side navigation, which stays
  // mounted.
  const leaveDrawer = (href: string) => {
    flushSync(() => setDrawerOpen(false));
    menu.current?.querySelector('button')?.focus();
    const link = aside.current?.querySelector(`a[href="${CSS.escape(href)}"]`);
    // `detail: 1`, because React Aria treats a click without a detail as a screen reader's, and then waits for
    // transitions before it moves focus into whatever opens.
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  return (
    <div ref={ref} id={id} className={styles.shell[layout]}>
      <div ref={setSkips} className={styles.skips}>
        <SkipLink targetId={contentId} />
      </div>
      <div ref={aside} className={styles.aside}>
        <SideNavigation groups={groups} footer={footer} />
      </div>
      <div className={styles.column[layout]}>
        <header className={styles.headerRow[layout]}>
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
          {back && <BackLink href={back.href}>{back.label}</BackLink>}
          {layout !== 'notice' && (
            <div className={styles.title}>
              <h1 className={styles.heading}>{heading}</h1>
              <div ref={setLine} className={styles.line} />
            </div>
          )}
          <div ref={setControls} className={styles.controls} />
          {profile}
        </header>
        <main id={contentId} tabIndex={-1} className={styles.main[layout]}>
          <HeaderRowContext.Provider value={headerRow}>{children}</HeaderRowContext.Provider>
        </main>
      </div>
      <NavigationDrawer
        isOpen={hasDrawer && isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        onFollow={leaveDrawer}
        groups={groups}
        footer={footer}
      />
    </div>
  );
});
