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
import { validateAccess } from '../access/validateAccess.ts';
import type { PageDefinition } from '../address/pageFacts.ts';
import { startPage } from '../address/paths.ts';
import { parseSearch, stringifySearch, toSearch } from '../address/search.ts';
import { PageError } from '../notices/PageError.tsx';
import { PagePending } from '../notices/PagePending.tsx';

export interface ConsoleRouterOptions<User extends ConsoleUser> {
  readonly pages: readonly PageDefinition[];
  /** Reads the user who is signed in: the same object until the claims change, so that nothing renders for it. */
  readonly readUser: () => User;
  /** Draws the frame around the page that shows. */
  readonly renderFrame: (user: User, page: ReactNode) => ReactNode;
  /** Where addresses are kept. Default: the browser. */
  readonly history?: RouterHistory | undefined;
}

const toStart = (): never => {
  throw redirect({ href: startPage, replace: true });
};

/** The address pattern of a page. */
export const patternOf = ({ name, path = name }: PageDefinition) => `/admin/${path}`;

/** The router of everything behind sign-in. A history in memory serves stories and tests. */
export function createConsoleRouter<User extends ConsoleUser>({
  pages,
  readUser,
  renderFrame,
  history,
}: ConsoleRouterOptions<User>) {
  const rootRoute = createRootRoute({ errorComponent: PageError });
  /** Parent of every page behind sign-in: it says who the user is before anything shows. */
  const adminRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin',
    validateSearch: toSearch,
    beforeLoad: () => ({ user: validateAccess(readUser) }),
    component: function Frame() {
      // The context of a route is another object at every address; what is in it is not.
      return renderFrame(adminRoute.useRouteContext({ select: ({ user }) => user }), <Outlet />);
    },
  });
  const pageRoutes = pages.map(({ name, path = name, component, accepts }) =>
    createRoute({
      getParentRoute: () => adminRoute,
      path,
      beforeLoad: ({ params }) => (accepts && !accepts(params) ? toStart() : undefined),
      component,
    }),
  );
  return createRouter({
    routeTree: rootRoute.addChildren([
      adminRoute.addChildren([
        createRoute({ getParentRoute: () => adminRoute, path: '/', beforeLoad: toStart }),
        ...pageRoutes,
        // An unknown path under `/admin/`.
        createRoute({ getParentRoute: () => adminRoute, path: '$', beforeLoad: toStart }),
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
