import {
  FeatureFlagProvider,
  type FeatureFlagReading,
  useFeatureFlagReadings,
} from '@advantage/feature-flags';
import type { BrandContent } from '@advantage/reference-data';
import {
  type Brand,
  BrandProvider,
  LinkRouter,
  lazyComponent,
  ToastRegion,
  useMessages,
} from '@advantage/ui';
import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { type ConsoleUser, isAgent } from '../access/consoleUser.ts';
import { checkTargets, filterNavigation, type Navigation } from '../access/navigation.ts';
import type { ConsolePage } from '../address/getPageInfo.ts';
import { parseSearch, stringifySearch } from '../address/search.ts';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';
import { type ConsoleContextValue, ConsoleProvider, useConsole } from '../shell/ConsoleContext.ts';
import { ConsoleShell, type ConsoleShellProps, type PageAccess } from '../shell/ConsoleShell.tsx';
import { getRoutePath } from './router.tsx';

// Loaded on demand, because only agents have alerts, and most pages show no referrals.
const AgentAlerts = lazyComponent(async () => (await import('../lists/AgentAlerts.tsx')).AgentAlerts, {
  pending: null,
});
const AgentAlertsRegion = () => (
  <RegionBoundary what={useMessages(en.failures).alerts} layout="bar">
    <AgentAlerts />
  </RegionBoundary>
);
const agentAlerts = <AgentAlertsRegion />;

export interface ConsoleLayoutProps<User extends ConsoleUser> extends Omit<ConsoleContextValue, 'user'> {
  readonly user: User;
  readonly pages: readonly ConsolePage<User>[];
  readonly navigation: (user: User) => Navigation;
  readonly brand: (user: User) => Brand<BrandContent>;
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

/** What a user's role includes, and the feature flags that it depends on. */
interface Access {
  readonly pages: readonly ConsolePage[];
  readonly navigation: Navigation;
  readonly flags: readonly string[];
}

/** Returns what a user's role includes. Throws if the navigation or a flag leads nowhere. */
function accessOf<User extends ConsoleUser>(
  all: readonly ConsolePage<User>[],
  navigation: Navigation,
  user: User,
  hasFlags: boolean,
): Access {
  checkTargets(
    navigation,
    all.map(({ name }) => name),
  );
  const pages = all.flatMap(({ canOpen, ...page }) => ((canOpen?.(user) ?? true) ? [page] : []));
  const entries = [...navigation.sections.flatMap((section) => section.entries), ...(navigation.links ?? [])];
  const flags = new Set([...pages, ...entries].flatMap(({ flag }) => (flag === undefined ? [] : [flag])));
  const [first] = flags;
  if (first !== undefined && !hasFlags)
    throw new Error(
      `A page or entry depends on the feature flag '${first}', but the console has no gateway \`featureFlags\`.`,
    );
  return { pages, navigation, flags: [...flags] };
}

interface FrameProps
  extends Pick<ConsoleShellProps, 'page' | 'notAvailable' | 'place' | 'background' | 'children'> {
  readonly access: Access;
}

/** The frame of a page. Reads the feature flags that anything depends on. */
const Frame = (props: FrameProps) =>
  props.access.flags.length > 0 ? <FlaggedFrame {...props} /> : <OpenFrame {...props} readings={none} />;

const none: readonly FeatureFlagReading[] = [];

const FlaggedFrame = (props: FrameProps) => (
  <OpenFrame {...props} readings={useFeatureFlagReadings(props.access.flags)} />
);

interface OpenFrameProps extends FrameProps {
  /** The states of the flags of `access`, in the same order. */
  readonly readings: readonly FeatureFlagReading[];
}

/** Leaves out of the navigation what is off, and says why the page can't be opened. */
function OpenFrame({ access, readings, ...shell }: OpenFrameProps) {
  const { pages, navigation, flags } = access;
  const offered = useMemo(() => {
    const isOn = (flag: string) => readings[flags.indexOf(flag)]?.isEnabled ?? false;
    const canOpen = (name: string) =>
      pages.some((page) => page.name === name && (page.flag === undefined || isOn(page.flag)));
    return filterNavigation(navigation, canOpen, isOn);
  }, [pages, navigation, flags, readings]);
  const page = pages.find(({ name }) => name === shell.page.name);
  const reading = page?.flag === undefined ? undefined : readings[flags.indexOf(page.flag)];
  return <ConsoleShell {...shell} access={accessTo(page, reading)} navigation={offered} />;
}

function accessTo(page: ConsolePage | undefined, reading: FeatureFlagReading | undefined): PageAccess {
  if (!page) return 'role';
  if (!reading || reading.isEnabled) return 'allowed';
  return reading.status === 'loading' ? 'loading' : 'flag';
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
  const hasFlags = gateways.featureFlags !== undefined;
  const access = useMemo(
    () => accessOf(pages, navigation(user), user, hasFlags),
    [pages, navigation, user, hasFlags],
  );
  return (
    <BrandProvider brand={brand(user)}>
      <ConsoleProvider value={consoleContext}>
        <Flags>
          <LinkRouter navigate={useNavigateToHref()}>
            {page && (
              <Frame
                access={access}
                page={page}
                notAvailable={page.notAvailable}
                place={{ pathname, search }}
                background={isAgent(user) && agentAlerts}
              >
                {children}
              </Frame>
            )}
            <ToastRegion />
          </LinkRouter>
        </Flags>
      </ConsoleProvider>
    </BrandProvider>
  );
}

/** Focuses the heading after navigation, so that screen readers announce it and Tab continues from there. */
function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const heading = document.querySelector('h1');
        if (!fromLocation || !pathChanged || !heading) return;
        heading.tabIndex = -1;
        heading.focus();
      }),
    [router],
  );
}
