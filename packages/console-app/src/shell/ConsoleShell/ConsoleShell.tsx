import { useBrandContent } from '@advantage/referrals';
import { AppShell, ProfileMenu, toasts, useBrand } from '@advantage/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NotAvailablePage } from '../../pages/NotAvailablePage/NotAvailablePage.tsx';
import { canOpen, type PageName } from '../../roles/access.ts';
import { isAgent } from '../../roles/consoleUser.ts';
import { navigationFor } from '../../roles/navigation.ts';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { pageFacts } from '../../routes/pageFacts.ts';
import { parseSearch } from '../../routes/search.ts';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx';
import { RegionBoundary } from '../RegionBoundary/RegionBoundary.tsx';
import { ShellHeadingContext } from '../ShellHeading/ShellHeading.tsx';
import { type Place, shellNavigation } from '../shellNavigation.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { useProfileCard } from '../useProfileCard.ts';

export interface ConsoleShellProps {
  /** The page that shows. */
  readonly page: PageName;
  /** Its address. */
  readonly place: Place;
  /** The page itself; it is not drawn when the user's role does not allow it (RTE-19). */
  readonly children: ReactNode;
}

// Nothing has been said yet when a page comes up: nobody waits for it.
const Messages = lazy(async () => ({ default: (await import('../Messages/Messages.tsx')).Messages }));

// They are for agents only, and nobody waits for them.
const AgentAlerts = lazy(async () => ({
  default: (await import('../AgentAlerts/AgentAlerts.tsx')).AgentAlerts,
}));

function ConsoleProfile() {
  const { session } = useConsole();
  const { links } = useBrandContent();
  const { name, role, organisation, place } = useProfileCard();
  const logOut = () => {
    session.logout().catch((error: Error) => toasts.error(error.message));
  };
  return (
    <ProfileMenu
      name={name}
      roleName={role}
      lines={place ? [organisation, place] : [organisation]}
      groups={[
        [
          { key: 'help', label: 'Help Desk', icon: 'help', href: links.helpDesk },
          { key: 'contact', label: 'Contact Us', icon: 'mail', href: links.contactUs },
        ],
        [{ key: 'logout', label: 'Logout', icon: 'logout', onAction: logOut }],
      ]}
    />
  );
}

/** The frame of every page behind sign-in: navigation by role, heading, who is signed in (NAV-1 to NAV-6). */
export function ConsoleShell({ page, place, children }: ConsoleShellProps) {
  const { user } = useConsole();
  const { name } = useBrand();
  const { links, productName } = useBrandContent();
  const isAllowed = canOpen(user, page);
  const [ownHeading, setOwnHeading] = useState<string | null>(null);
  const { heading, title, layout } = pageFacts(
    page,
    { name, productName },
    parseSearch(place.search),
    ownHeading,
  );
  usePageTitle(title);
  return (
    <AppShell
      {...shellNavigation(navigationFor(user), links, place)}
      heading={heading}
      layout={isAllowed ? layout : 'page'}
      profile={
        <>
          <RegionBoundary what="Messages could not be shown" layout="bar">
            <Suspense fallback={null}>
              <Messages />
            </Suspense>
          </RegionBoundary>
          <RegionBoundary what="Your profile could not be shown" layout="bar">
            <ConsoleProfile />
          </RegionBoundary>
        </>
      }
    >
      <OfflineBanner />
      {isAgent(user) && (
        <RegionBoundary what="Alerts could not be started" layout="bar">
          <Suspense fallback={null}>
            <AgentAlerts />
          </Suspense>
        </RegionBoundary>
      )}
      <ShellHeadingContext value={setOwnHeading}>
        {isAllowed ? children : <NotAvailablePage />}
      </ShellHeadingContext>
    </AppShell>
  );
}
