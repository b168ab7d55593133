import { FeatureFlagProvider } from '@advantage/feature-flags';
import { BrandProvider, LinkRouter, ToastRegion } from '@advantage/ui';
import { getRouteApi, Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { brandKeyOf, isAgent } from '../access/consoleUser.ts';
import { parseSearch, stringifySearch } from '../address/search.ts';
import { brandOf } from '../config/brandOf.ts';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';
import { ConsoleProvider } from '../shell/ConsoleContext.ts';
import { ConsoleShell } from '../shell/ConsoleShell.tsx';
import { useHeadingFocus } from '../shell/useHeadingFocus.ts';

const adminRoute = getRouteApi('/admin');

// For agents only, and loaded after the page.
const AgentAlerts = lazy(async () => ({ default: (await import('./AgentAlerts.tsx')).AgentAlerts }));

const agentAlerts = (
  <RegionBoundary what={en.failures.alerts} layout="bar">
    <Suspense fallback={null}>
      <AgentAlerts />
    </Suspense>
  </RegionBoundary>
);

/** Goes to an address of the console without loading the page again; everything else is left to the browser. */
function useNavigateWithin() {
  const router = useRouter();
  return useCallback(
    (href: string) => {
      if (/^\/admin(?:[/?#]|$)/.test(href)) router.history.push(href);
      else window.location.assign(href);
    },
    [router],
  );
}

/** The part of the query that the frame goes by. It does not change while a page keeps its own state in the rest. */
const frameSearch = (search: string) => stringifySearch({ feature: parseSearch(search).feature });

/** The route of every page behind sign-in: the user's brand, the feature flags, the frame, and the page inside it (BRD-6). */
export function ConsoleLayout() {
  // The context of a route is another object at every address; what is in it is not.
  const user = adminRoute.useRouteContext({ select: (context) => context.user });
  const { profile, session, services, connection, config, onServerTime } = useRouter().options.context;
  const consoleContext = useMemo(
    () => ({ user, profile, session, services, connection, onServerTime }),
    [user, profile, session, services, connection, onServerTime],
  );
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => frameSearch(location.searchStr) });
  useHeadingFocus();
  return (
    <BrandProvider brand={brandOf(brandKeyOf(user), config)}>
      <ConsoleProvider value={consoleContext}>
        <FeatureFlagProvider gateway={services.featureFlags}>
          <LinkRouter navigate={useNavigateWithin()}>
            {page && (
              <ConsoleShell
                page={page}
                place={{ pathname, search }}
                background={isAgent(user) && agentAlerts}
              >
                <Outlet />
              </ConsoleShell>
            )}
            <ToastRegion />
          </LinkRouter>
        </FeatureFlagProvider>
      </ConsoleProvider>
    </BrandProvider>
  );
}
