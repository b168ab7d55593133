import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { serveDeliveryReceiver } from './core/deliveryReceiver.ts';
import { cors } from './http/cors.ts';
import { serveHealth } from './http/health.ts';
import { createIdempotencyStore } from './http/idempotency.ts';
import { requireOwnHost, requireOwnOrigin, setSecurityHeaders } from './http/middleware.ts';
import type { Origins } from './http/origins.ts';
import { Problem } from './http/problem.ts';
import { toErrorResponse } from './http/reportError.ts';
import { serveEndpoints } from './http/routes.ts';
import type { Identity } from './identity/identity.ts';
import { serveTestHooks, testHooksPath } from './identity/testHookRoutes.ts';
import type { HookState } from './identity/testHooks.ts';
import * as en from './messages/en.ts';
import { serveDocs } from './openapi/docsRoutes.ts';
import { publicListPath } from './referrals/openLists.ts';
import { createServices } from './services.ts';

interface AppParts {
  readonly database: DatabaseSync;
  readonly origins: Origins;
  readonly identity: Identity;
  readonly hooks: HookState;
  readonly withTestHooks: boolean;
  readonly geoState: string | null;
  /** Origins that sample referrals may be sent to, besides the backend's own receiver. */
  readonly deliveryTargets: readonly string[];
  readonly now: () => number;
}

/** Creates the server as one Hono app: middleware, services, documentation and identity. */
export function createApp(parts: AppParts) {
  const { database, origins, identity, hooks, withTestHooks, geoState, now } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const services = createServices(database, geoState, {
    own: origins.own,
    allowed: new Set(parts.deliveryTargets),
  });
  app.onError(toErrorResponse);
  app.notFound((context) => toErrorResponse(new Problem(404, en.problems.notFound), context));
  app.use(setSecurityHeaders(now), requireOwnHost(origins), requireOwnOrigin(origins));
  const apiCors = cors(origins, {
    openToAll: (path, hasCredentials) => path === publicListPath && !hasCredentials,
  });
  app.use('/api/*', apiCors);
  app.use('/openapi.json', apiCors);
  const plain = app as unknown as Hono;
  serveHealth(plain, database);
  serveDeliveryReceiver(plain);
  serveEndpoints(plain, services, {
    identify: identity.bearers.identify,
    now,
    idempotency: createIdempotencyStore(database),
  });
  serveDocs(plain, services, [...origins.own][0] ?? '');
  identity.serve(app);
  if (withTestHooks) {
    app.use(testHooksPath, apiCors);
    serveTestHooks(plain, hooks);
  }
  return app;
}
