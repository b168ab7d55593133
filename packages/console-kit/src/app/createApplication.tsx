import type { BrandContent } from '@advantage/reference-data';
import type { Brand } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ConsoleUser } from '../access/consoleUser.ts';
import type { Navigation } from '../access/navigation.ts';
import type { ConsolePage, PageDefinition } from '../address/getPageInfo.ts';
import { startPage } from '../address/paths.ts';
import type { Connection } from '../connection/connection.ts';
import type { ConsoleGateways } from '../gateways/ConsoleGateways.ts';
import type { SessionPort, SessionState } from '../session/SessionPort.ts';
import type { PaymentMethodLink } from '../shell/ConsoleContext.ts';
import { useRecovery } from '../shell/useRecovery.ts';
import { ConsoleLayout } from './ConsoleLayout.tsx';
import { type CatalogMessages, OwnMessages, validateMessages } from './OwnMessages.tsx';
import { createConsoleRouter, getRoutePath } from './router.tsx';

/** Options of `createApplication`: everything that a console has behind sign-in. */
export interface ApplicationOptions<User extends ConsoleUser> {
  /** Reads the signed-in user from the claims of the access token. An error in it is shown as a failed access check. */
  readonly readUser: (claims: unknown) => User;
  /** The pages. Must include `consolePages.allReferrals`, where everyone starts. */
  readonly pages: readonly ConsolePage<User>[];
  /**
   * Returns the navigation of a user. Entries for pages that the user can't open are left out. An entry for a page that
   * isn't in `pages` is an error.
   */
  readonly navigation: (user: User) => Navigation;
  /** Returns the brand of a user. Must return the same object for the same user. */
  readonly brand: (user: User) => Brand<BrandContent>;
  /**
   * Texts of the packages in another language, or some of them in other words; `startConsole` takes those of the sign-in
   * pages. Check them with `defineMessages` or `overrideMessages` of `@advantage/ui`; a name that a catalog doesn't have
   * is an error. Default: the packages' own, in English.
   */
  readonly messages?: readonly CatalogMessages[];
  /** Link shown when a claim fails because there is no payment method. Default none. */
  readonly paymentMethod?: PaymentMethodLink;
}

/** Props that `Console` passes to an application after sign-in. */
export interface ApplicationProps {
  /** The state of the signed-in session. */
  readonly state: Extract<SessionState, { status: 'signedIn' }>;
  /** The session of the page. */
  readonly session: SessionPort;
  /** The gateways to the backend. */
  readonly gateways: ConsoleGateways;
  /** The state of the network, the sign-in server and the services. */
  readonly connection: Connection;
  /** Called with the service's time from every list response. */
  readonly onServerTime: (time: number) => void;
  /** The router's history. Default: the browser. */
  readonly history?: RouterHistory | undefined;
}

const pageOptions: Readonly<Record<keyof ConsolePage, true>> = {
  name: true,
  path: true,
  heading: true,
  title: true,
  layout: true,
  component: true,
  accepts: true,
  canOpen: true,
  flag: true,
  notAvailable: true,
};

/** Types don't see it in an object built before, and a page whose `canOpen` is misspelled would be open to everyone. */
function refuseUnknownOptions(page: PageDefinition) {
  const unknown = Object.keys(page).find((name) => !Object.hasOwn(pageOptions, name));
  if (unknown !== undefined)
    throw new Error(
      `The page '${page.name}' has an unknown option '${unknown}'. Known: ${Object.keys(pageOptions).join(', ')}.`,
    );
}

/** Memoizes `readUser` by claims: navigation gets the same user object, so that nothing renders again. */
function memoizeByClaims<User>(readUser: (claims: unknown) => User) {
  let last: { readonly claims: unknown; readonly user: User } | undefined;
  return (claims: unknown): User => {
    if (!last || last.claims !== claims) last = { claims, user: readUser(claims) };
    return last.user;
  };
}

interface SignedInApplicationProps<User extends ConsoleUser> extends ApplicationProps {
  readonly options: ApplicationOptions<User>;
}

function SignedInApplication<User extends ConsoleUser>({
  options,
  state: signedInState,
  history,
  ...parts
}: SignedInApplicationProps<User>) {
  // The browser may be wrong about being offline, so queries are sent anyway.
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, networkMode: 'always' } } }),
  );
  const [router] = useState(() => {
    const { claims, profile } = signedInState;
    const { pages, readUser, messages: _messages, ...layout } = options;
    return createConsoleRouter<User>({
      pages,
      readUser: () => readUser(claims),
      renderLayout: (user, page) => (
        <ConsoleLayout {...parts} {...layout} pages={pages} user={user} profile={profile}>
          {page}
        </ConsoleLayout>
      ),
      history,
    });
  });
  // Queries are retried only once, so that users see a failure soon. Failed ones run again when a service recovers.
  const refetchFailed = () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  useRecovery(parts.connection, 'core', refetchFailed);
  useRecovery(parts.connection, 'identity', refetchFailed);
  useRecovery(parts.connection, 'referral', refetchFailed);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/**
 * Creates everything behind sign-in for `Console`: router, cache, frame and pages. Call it in a module that only `load`
 * of `Console` imports, so that the sign-in page loads without it.
 */
export function createApplication<User extends ConsoleUser>(
  options: ApplicationOptions<User>,
): (props: ApplicationProps) => ReactNode {
  if (!options.pages.some((page) => getRoutePath(page) === startPage))
    throw new Error(
      '`consolePages.allReferrals` has to be among the pages of a console: everyone starts there.',
    );
  for (const page of options.pages) refuseUnknownOptions(page);
  // The code of the page that the browser opens loads during sign-in; the router only loads it after.
  const { pathname = '' } = globalThis.location ?? {};
  const opened = /^\/admin\/?$/.test(pathname) ? startPage : pathname;
  void options.pages.find((page) => getRoutePath(page) === opened)?.component?.preload?.();
  const { messages = [] } = options;
  validateMessages(messages);
  const memoized = { ...options, readUser: memoizeByClaims(options.readUser) };
  return (props) => (
    <OwnMessages all={messages}>
      <SignedInApplication {...props} options={memoized} />
    </OwnMessages>
  );
}
