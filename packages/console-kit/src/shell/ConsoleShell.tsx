import { useStore } from '@advantage/live-list/react';
import { useBrandContent } from '@advantage/referrals';
import {
  AppShell,
  type MenuChoice,
  ProfileMenu,
  ToastHistory,
  toasts,
  useBrand,
  useMessages,
} from '@advantage/ui';
import {
  ClockIcon,
  HelpIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  MonitorIcon,
  MoonIcon,
  SunIcon,
} from '@advantage/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import type { Navigation } from '../access/navigation.ts';
import { type ConsolePage, getPageInfo, type PageDefinition } from '../address/getPageInfo.ts';
import { parseSearch } from '../address/search.ts';
import * as en from '../messages/en.ts';
import { DeadEnd } from '../notices/DeadEnd.tsx';
import { PagePending } from '../notices/PagePending.tsx';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';
import { usePageTitle } from '../notices/usePageTitle.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { useConsole } from './ConsoleContext.ts';
import { colorMode, setColorMode } from './colorMode.ts';
import { profileCard } from './profileCard.ts';
import { type OwnHeading, ShellHeadingContext } from './ShellHeading.tsx';
import { type PageLocation, shellNavigation } from './shellNavigation.ts';
import { UnsavedWorkContext } from './unsavedWork.ts';

/** Whether a user can open a page. `loading`: its feature flag isn't known yet. */
export type PageAccess = 'allowed' | 'role' | 'flag' | 'loading';

export interface ConsoleShellProps {
  /** The current page. */
  readonly page: PageDefinition;
  /** Whether the user can open the page, or why not: the role doesn't include it, or its feature flag is off. */
  readonly access: PageAccess;
  /** The page's own sentence for a user who can't open it. Default: the console's. */
  readonly notAvailable?: ConsolePage['notAvailable'];
  /** The navigation entries that the user can open. */
  readonly navigation: Navigation;
  /** The current URL. */
  readonly place: PageLocation;
  /** The content of the page. Rendered only if the user can open it. */
  readonly children: ReactNode;
  /** Runs on every page, e.g. alerts. Default none. */
  readonly background?: ReactNode;
}

function useColorModeChoice(): MenuChoice {
  const t = useMessages(en.shell);
  const selectedKey = useStore(colorMode);
  return {
    label: t.colorMode,
    selectedKey,
    options: [
      { key: 'system', label: t.system, icon: MonitorIcon },
      { key: 'light', label: t.light, icon: SunIcon },
      { key: 'dark', label: t.dark, icon: MoonIcon },
    ],
    onChange: setColorMode,
  };
}

function ConsoleProfile() {
  const t = useMessages(en.shell);
  const { session } = useConsole();
  const { links } = useBrandContent();
  const { name, role, organization, location } = useProfileCard();
  const { leave } = useContext(UnsavedWorkContext);
  const logOut = () =>
    leave(() => session.logout().catch((error: Error) => void toasts.error(error.message)));
  return (
    <ProfileMenu
      name={name}
      roleName={role}
      lines={location ? [organization, location] : [organization]}
      groups={[
        [
          { key: 'help', label: t.helpDesk, icon: HelpIcon, href: links.helpDesk },
          { key: 'contact', label: t.contactUs, icon: MailIcon, href: links.contactUs },
        ],
        useColorModeChoice(),
        [{ key: 'logout', label: t.logout, icon: LogoutIcon, onAction: logOut }],
      ]}
    />
  );
}

/** The frame of every page behind sign-in: navigation by role, heading and profile. */
export function ConsoleShell({
  page,
  access,
  notAvailable,
  navigation,
  place,
  children,
  background,
}: ConsoleShellProps) {
  const t = useMessages(en.shell);
  const notices = useMessages(en.notices);
  const { user } = useConsole();
  const { name } = useBrand();
  const { links, productName } = useBrandContent();
  const [ownHeading, setOwnHeading] = useState<OwnHeading | null>(null);
  const { heading, title, layout } = getPageInfo(
    page,
    { name, productName },
    parseSearch(place.search),
    ownHeading?.heading,
  );
  usePageTitle(title);
  const ownText = (reason: 'role' | 'flag') =>
    typeof notAvailable === 'function' ? notAvailable(reason) : notAvailable;
  return (
    <AppShell
      {...shellNavigation(navigation, links, place)}
      heading={heading}
      back={ownHeading?.back}
      layout={access === 'role' || access === 'flag' ? 'notice' : layout}
      profile={
        <>
          <RegionBoundary what={t.messagesFailed} layout="bar">
            <ToastHistory />
          </RegionBoundary>
          <RegionBoundary what={t.profileFailed} layout="bar">
            <ConsoleProfile />
          </RegionBoundary>
        </>
      }
    >
      <ConnectionBanner />
      {background}
      <ShellHeadingContext.Provider value={setOwnHeading}>
        {access === 'allowed' && children}
        {access === 'loading' && <PagePending />}
        {access === 'flag' && <DeadEnd icon={ClockIcon}>{ownText('flag') ?? notices.off}</DeadEnd>}
        {access === 'role' && (
          <DeadEnd icon={LockIcon}>
            {user.role === 'none' ? notices.noRole : (ownText('role') ?? notices.notAvailable)}
          </DeadEnd>
        )}
      </ShellHeadingContext.Provider>
    </AppShell>
  );
}

/** Returns the profile card of the signed-in user, completed by the identity service once it responds. */
function useProfileCard() {
  const { user, profile, gateways } = useConsole();
  const { name } = useBrand();
  const { data = {} } = useQuery({
    queryKey: ['user', profile.username],
    queryFn: ({ signal }) => gateways.lookUpUser?.(profile.username, signal) ?? {},
    staleTime: Number.POSITIVE_INFINITY,
  });
  return profileCard(user, profile, data, name);
}
