import { toasts } from '@advantage/ui';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ConsoleUser } from '../access/consoleUser.ts';
import type { PageDefinition } from '../address/getPageInfo.ts';
import { startPage } from '../address/paths.ts';
import { parseSearch, stringifySearch, toSearch } from '../address/search.ts';
import * as en from '../messages/en.ts';
import { session as sessionTexts } from '../messages/en.ts';
import { PageError } from '../notices/PageError.tsx';
import { PagePending } from '../notices/PagePending.tsx';

export interface ConsoleRouterOptions<User extends ConsoleUser> {
  readonly pages: readonly PageDefinition[];
  /** Reads the signed-in user. Returns the same object until the claims change, so that nothing renders again. */
  readonly readUser: () => User;
  /** Renders the frame around the current page. */
  readonly renderLayout: (user: User, page: ReactNode) => ReactNode;
  /** The router's history. Default: the browser. */
  readonly history?: RouterHistory | undefined;
}

const redirectToStart = (): never => {
  throw redirect({ href: startPage, replace: true });
};

const redirectFromUnknown = (): never => {
  toasts.error(en.notices.unknownPage, undefined, { id: 'unknown-page' });
  return redirectToStart();
};

/** Returns the route path of a page. */
export const getRoutePath = ({ name, path = name }: PageDefinition) => `/admin/${path}`;

/** Creates the router for everything behind sign-in. Stories and tests pass a memory history. */
export function createConsoleRouter<User extends ConsoleUser>({
  pages,
  readUser,
  renderLayout,
  history,
}: ConsoleRouterOptions<User>) {
  const rootRoute = createRootRoute({ errorComponent: PageError });
  /** Parent of every page behind sign-in. Determines the user before anything renders. */
  const adminRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin',
    validateSearch: toSearch,
    beforeLoad: () => ({ user: validateAccess(readUser) }),
    component: function Frame() {
      // The route context is a new object on every navigation, but the user in it isn't.
      return renderLayout(adminRoute.useRouteContext({ select: ({ user }) => user }), <Outlet />);
    },
  });
  const pageRoutes = pages.map(({ name, path = name, component, accepts }) =>
    createRoute({
      getParentRoute: () => adminRoute,
      path,
      beforeLoad: ({ params }) => (accepts && !accepts(params) ? redirectFromUnknown() : undefined),
      component,
    }),
  );
  return createRouter({
    routeTree: rootRoute.addChildren([
      adminRoute.addChildren([
        createRoute({ getParentRoute: () => adminRoute, path: '/', beforeLoad: redirectToStart }),
        ...pageRoutes,
        // An unknown path under `/admin/`.
        createRoute({ getParentRoute: () => adminRoute, path: '$', beforeLoad: redirectFromUnknown }),
      ]),
    ]),
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    ...(history && { history }),
  });
}

/** Runs a check of the route guard. Any error in it is reported as the same access error. */
function validateAccess<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    throw new Error(sessionTexts.accessValidation, { cause });
  }
}
