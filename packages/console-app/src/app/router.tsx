import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { PageName } from '../access/access.ts';
import { type ConsoleUser, userFromToken } from '../access/consoleUser.ts';
import { validateAccess } from '../access/validateAccess.ts';
import { isMarketplaceId, startPage } from '../address/paths.ts';
import { parseSearch, stringifySearch, toSearch } from '../address/search.ts';
import type { Config } from '../config/configSchema.ts';
import { AllReferralsPage } from '../lists/AllReferralsPage.tsx';
import { PageError } from '../notices/PageError.tsx';
import { PagePending } from '../notices/PagePending.tsx';
import type { ConsoleContextValue } from '../shell/ConsoleContext.ts';
import { ConsoleLayout } from './ConsoleLayout.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which page a route shows. */
    readonly page?: PageName;
  }
  interface Register {
    readonly router: ConsoleRouter;
  }
}

/** What the routes are given when somebody has signed in. */
export interface RouterContext extends Omit<ConsoleContextValue, 'user'> {
  /** Claims of the access token: the guard reads the user from them. */
  readonly claims: unknown;
  readonly config: Pick<Config, 'brands'>;
}

/** Reads the user from claims: the very same object from address to address, so that nothing renders for it. */
function createUserReader() {
  let last: { readonly claims: unknown; readonly user: ConsoleUser } | undefined;
  return (claims: unknown): ConsoleUser => {
    if (!last || last.claims !== claims) last = { claims, user: userFromToken(claims) };
    return last.user;
  };
}

const userOf = createUserReader();

const rootRoute = createRootRouteWithContext<RouterContext>()({ errorComponent: PageError });

/** Parent of every page behind sign-in: it says who the user is before anything shows (RTE-1). */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  validateSearch: toSearch,
  beforeLoad: ({ context }): { user: ConsoleUser } => ({
    user: validateAccess(() => userOf(context.claims)),
  }),
  component: ConsoleLayout,
});

const toStart = (): never => {
  throw redirect({ href: startPage, replace: true });
};

/** A page at the path of its name; the code of each is loaded when it is first opened. */
const pageRoute = <Page extends Exclude<PageName, 'marketplace'>>(page: Page, component?: RouteComponent) =>
  createRoute({ getParentRoute: () => adminRoute, path: page, staticData: { page }, component });

const notImplementedCode = () => import('../pages/NotImplementedPage.tsx');

const marketplaceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'marketplaces/$marketplaceId',
  staticData: { page: 'marketplace' },
  beforeLoad: ({ params }) => (isMarketplaceId(params.marketplaceId) ? undefined : toStart()),
  component: lazyRouteComponent(() => import('../pages/MarketplacePage.tsx'), 'MarketplacePage'),
});

const routeTree = rootRoute.addChildren([
  adminRoute.addChildren([
    createRoute({ getParentRoute: () => adminRoute, path: '/', beforeLoad: toStart }),
    // Where everybody starts: its code comes with the router.
    pageRoute('all-referrals', AllReferralsPage),
    pageRoute(
      'claim-it-referrals',
      lazyRouteComponent(() => import('../lists/ClaimItReferralsPage.tsx'), 'ClaimItReferralsPage'),
    ),
    pageRoute(
      'recent-opportunities',
      lazyRouteComponent(() => import('../lists/RecentReferralsPage.tsx'), 'RecentReferralsPage'),
    ),
    pageRoute(
      'acquired-referrals',
      lazyRouteComponent(() => import('../lists/AcquiredReferralsPage.tsx'), 'AcquiredReferralsPage'),
    ),
    pageRoute(
      'purchased-referrals',
      lazyRouteComponent(() => import('../lists/TransactionsPage.tsx'), 'TransactionsPage'),
    ),
    pageRoute(
      'marketplaces',
      lazyRouteComponent(() => import('../pages/MarketplacesPage.tsx'), 'MarketplacesPage'),
    ),
    marketplaceRoute,
    pageRoute(
      'feature-flags',
      lazyRouteComponent(() => import('../pages/FeatureFlagsPage.tsx'), 'FeatureFlagsPage'),
    ),
    pageRoute('dashboard'),
    pageRoute('not-implemented', lazyRouteComponent(notImplementedCode, 'NotImplementedPage')),
    // An unknown path under `/admin/` (RTE-3).
    createRoute({ getParentRoute: () => adminRoute, path: '$', beforeLoad: toStart }),
  ]),
]);

/** The router of everything behind sign-in. A history in memory serves stories and tests. */
export const createConsoleRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    ...(history && { history }),
  });

type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
