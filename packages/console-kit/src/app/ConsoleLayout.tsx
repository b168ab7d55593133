import { FeatureFlagProvider } from '@advantage/feature-flags';
import { type Brand, BrandProvider, LinkRouter, ToastRegion } from '@advantage/ui';
import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type ConsoleUser, isAgent } from '../access/consoleUser.ts';
import { checkTargets, filterNavigation, type Navigation } from '../access/navigation.ts';
import type { ConsolePage } from '../address/getPageInfo.ts';
import { parseSearch, stringifySearch } from '../address/search.ts';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';
import { type ConsoleContextValue, ConsoleProvider, useConsole } from '../shell/ConsoleContext.ts';
import { ConsoleShell } from '../shell/ConsoleShell.tsx';
import { useHeadingFocus } from '../shell/useHeadingFocus.ts';
import { AgentAlerts } from './AgentAlerts.tsx';
import { getRoutePath } from './router.tsx';

const agentAlerts = (
  <RegionBoundary what={en.failures.alerts} layout="bar">
    <AgentAlerts />
  </RegionBoundary>
);

export interface ConsoleLayoutProps<User extends ConsoleUser> extends Omit<ConsoleContextValue, 'user'> {
  readonly user: User;
  readonly pages: readonly ConsolePage<User>[];
  readonly navigation: (user: User) => Navigation;
  readonly brand: (user: User) => Brand;
  /** The current page. */
  readonly children: ReactNode;
}

/** Returns a function that opens URLs of the console without a page load, and leaves all others to the browser. */
function useNavigateToHref() {
  const router = useRouter();
  return useCallback(
    (href: string) => {
      if (/^\/admin(?:[/?#]|$)/.test(href)) router.history.push(href);
      else window.location.assign(href);
    },
    [router],
  );
}

/** Returns the part of the query that the frame depends on. It stays the same while a page changes the rest. */
const frameSearch = (search: string) => stringifySearch({ feature: parseSearch(search).feature });

/** Provides the feature flags, if the console has any. */
function Flags({ children }: { readonly children: ReactNode }) {
  const { featureFlags } = useConsole().gateways;
  return featureFlags ? (
    <FeatureFlagProvider gateway={featureFlags}>{children}</FeatureFlagProvider>
  ) : (
    children
  );
}

/** Wraps every page behind sign-in with the user's brand, the feature flags and the frame. */
export function ConsoleLayout<User extends ConsoleUser>({
  pages,
  navigation,
  brand,
  user,
  profile,
  session,
  gateways,
  connection,
  onServerTime,
  paymentMethod,
  children,
}: ConsoleLayoutProps<User>) {
  const consoleContext = useMemo(
    () => ({ user, profile, session, gateways, connection, onServerTime, paymentMethod }),
    [user, profile, session, gateways, connection, onServerTime, paymentMethod],
  );
  const pattern = useMatches({ select: (matches): string | undefined => matches.at(-1)?.fullPath });
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => frameSearch(location.searchStr) });
  useHeadingFocus();
  const page = pages.find((each) => getRoutePath(each) === pattern);
  const { names, offered } = useMemo(() => {
    const names = new Set(pages.filter(({ canOpen }) => canOpen?.(user) ?? true).map(({ name }) => name));
    const all = navigation(user);
    const pageNames = pages.map(({ name }) => name);
    checkTargets(all, pageNames);
    return { names, offered: filterNavigation(all, (name) => names.has(name)) };
  }, [pages, navigation, user]);
  return (
    <BrandProvider brand={brand(user)}>
      <ConsoleProvider value={consoleContext}>
        <Flags>
          <LinkRouter navigate={useNavigateToHref()}>
            {page && (
              <ConsoleShell
                page={page}
                isAllowed={names.has(page.name)}
                navigation={offered}
                place={{ pathname, search }}
                background={isAgent(user) && agentAlerts}
              >
                {children}
              </ConsoleShell>
            )}
            <ToastRegion />
          </LinkRouter>
        </Flags>
      </ConsoleProvider>
    </BrandProvider>
  );
}
