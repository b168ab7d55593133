import type { Context, Hono } from 'hono';
import type { Caller } from '../access/caller.ts';
import { retryWhileLocked } from '../database/retryWhileLocked.ts';
import * as en from '../messages/en.ts';
import { assertMayUse } from './assertMayUse.ts';
import { readJsonBody } from './body.ts';
import type { Endpoint } from './endpoint.ts';
import type { IdempotencyStore } from './idempotency.ts';
import { Problem } from './problem.ts';

/** Dependencies of the routes. */
export interface RouteDependencies {
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
  readonly now: () => number;
  readonly idempotency: IdempotencyStore;
}

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

async function handleRequest(
  endpoint: Endpoint,
  context: Context,
  world: RouteDependencies,
): Promise<Response> {
  const { req } = context;
  const caller = await world.identify(req.header('authorization'));
  assertMayUse(caller, endpoint.access);
  const body = endpoint.body === undefined ? undefined : await readJsonBody(req);
  const now = world.now();
  const respond = () =>
    endpoint.respond({
      caller,
      params: req.param(),
      search: new URL(req.url).searchParams,
      body,
      now,
      header: (name) => req.header(name),
    });
  const key = endpoint.isIdempotent ? req.header('idempotency-key') : undefined;
  if (key === undefined) return retryWhileLocked(respond);
  const respondNow = () => {
    const response = respond();
    if (response instanceof Promise) throw new Error('A call that can be repeated answers at once.');
    return response;
  };
  const request = `${req.method} ${req.path} ${JSON.stringify(body)}`;
  return retryWhileLocked(() => world.idempotency.once({ key, caller, request, now }, respondNow));
}

/** Registers the endpoints. A known path with another method is a 405 that lists the allowed methods. */
export function serveEndpoints(app: Hono, endpoints: readonly Endpoint[], world: RouteDependencies): void {
  for (const endpoint of endpoints)
    app.on(endpoint.method.toUpperCase(), honoPath(endpoint.path), (context) =>
      handleRequest(endpoint, context, world),
    );
  const shapeOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, ':part');
  // Fixed paths first: a path with parameters would match them too.
  const shapes = [...new Set(endpoints.map(shapeOf))].sort(
    (a, b) => Number(a.includes(':')) - Number(b.includes(':')),
  );
  for (const shape of shapes) {
    const alike = endpoints.filter((endpoint) => shapeOf(endpoint) === shape);
    const allow = alike.map(({ method }) => (method === 'get' ? 'GET, HEAD' : 'POST')).join(', ');
    app.all(shape, () => {
      throw new Problem(405, en.problems.methodRefused, { headers: { allow } });
    });
  }
}
