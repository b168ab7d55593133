import type { Brand } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ConsoleUser } from '../access/consoleUser.ts';
import type { Navigation } from '../access/navigation.ts';
import type { ConsolePage } from '../address/pageFacts.ts';
import { startPage } from '../address/paths.ts';
import type { Connection } from '../connection/connection.ts';
import type { ConsoleGateways } from '../gateways/ConsoleGateways.ts';
import type { SessionPort, SessionState } from '../session/SessionPort.ts';
import type { PaymentMethodLink } from '../shell/ConsoleContext.ts';
import { useRecovery } from '../shell/useRecovery.ts';
import { ConsoleLayout } from './ConsoleLayout.tsx';
import { createConsoleRouter, patternOf } from './router.tsx';

/** What a console has behind sign-in. */
export interface ApplicationOptions<User extends ConsoleUser> {
  /** Reads the signed-in user from the claims of the access token. What it throws shows as a failed access check. */
  readonly readUser: (claims: unknown) => User;
  /** The pages; `consolePages.allReferrals`, where everyone starts, has to be among them. */
  readonly pages: readonly ConsolePage<User>[];
  /**
   * The navigation of a user. Entries of pages that the user cannot open are left out; one that leads to a page that is
   * not among `pages` is an error.
   */
  readonly navigation: (user: User) => Navigation;
  /** The brand of a user. Give the same object for the same user. */
  readonly brand: (user: User) => Brand;
  /** Shows where a claim fails for the lack of a payment method. Default none. */
  readonly paymentMethod?: PaymentMethodLink;
}

/** What an application is given by `Console` when somebody has signed in. */
export interface ApplicationProps {
  /** Who is signed in. */
  readonly state: Extract<SessionState, { status: 'signedIn' }>;
  /** The session of the page. */
  readonly session: SessionPort;
  /** The ports to the backend. */
  readonly gateways: ConsoleGateways;
  /** How the network, the sign-in server and the services are doing. */
  readonly connection: Connection;
  /** Called with the service's time of every answer of a list. */
  readonly onServerTime: (time: number) => void;
  /** Where addresses are kept. Default: the browser. */
  readonly history?: RouterHistory | undefined;
}

/** Reads the user from claims: the very same object from address to address, so that nothing renders for it. */
function remembered<User>(readUser: (claims: unknown) => User) {
  let last: { readonly claims: unknown; readonly user: User } | undefined;
  return (claims: unknown): User => {
    if (!last || last.claims !== claims) last = { claims, user: readUser(claims) };
    return last.user;
  };
}

interface BehindSignInProps<User extends ConsoleUser> extends ApplicationProps {
  readonly options: ApplicationOptions<User>;
}

function BehindSignIn<User extends ConsoleUser>({
  options,
  state: signedIn,
  history,
  ...parts
}: BehindSignInProps<User>) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }));
  const [router] = useState(() => {
    const { claims, profile } = signedIn;
    const { pages, readUser, ...layout } = options;
    return createConsoleRouter<User>({
      pages,
      readUser: () => readUser(claims),
      renderFrame: (user, page) => (
        <ConsoleLayout {...parts} {...layout} pages={pages} user={user} profile={profile}>
          {page}
        </ConsoleLayout>
      ),
      history,
    });
  });
  // Most queries are tried once, so that people hear of a failure at once.
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
 * Everything behind sign-in, for `Console`: router, cache, frame and pages. Call it in a module that only `load` of
 * `Console` imports, so that the page of sign-in comes without it.
 */
export function createApplication<User extends ConsoleUser>(
  options: ApplicationOptions<User>,
): (props: ApplicationProps) => ReactNode {
  if (!options.pages.some((page) => patternOf(page) === startPage))
    throw new Error(
      '`consolePages.allReferrals` has to be among the pages of a console: everyone starts there.',
    );
  const remembering = { ...options, readUser: remembered(options.readUser) };
  return (props) => <BehindSignIn {...props} options={remembering} />;
}
