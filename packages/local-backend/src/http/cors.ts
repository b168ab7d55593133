import type { Context, MiddlewareHandler } from 'hono';
import type { Origins } from './origins.ts';

const exposed = 'Date, ETag, Location, Retry-After';
const preflightSeconds = '600';

/** Returns whether pages of any origin may read a response, such as the public list requested without credentials. */
export type OpenToAll = (path: string, hasCredentials: boolean) => boolean;

const asksForCredentials = (requested: string | undefined) =>
  requested?.split(',').some((name) => name.trim().toLowerCase() === 'authorization') ?? false;

function preflight(context: Context, origin: string, open: boolean, known: boolean): Response {
  const headers = new Headers({ vary: 'Origin, Access-Control-Request-Headers' });
  if (open || known) {
    headers.set('access-control-allow-origin', open ? '*' : origin);
    headers.set('access-control-allow-methods', open ? 'GET' : 'GET, POST');
    headers.set(
      'access-control-allow-headers',
      open ? 'If-None-Match' : 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match',
    );
    headers.set('access-control-max-age', preflightSeconds);
  }
  return context.body(null, 204, Object.fromEntries(headers));
}

/**
 * Sets the CORS headers. The console's pages may read every response, by exact origin. Pages of any origin may read
 * what `openToAll` allows, so that partners can embed the feed. Never combines `*` with credentials.
 */
export const cors =
  ({ consoleOrigins }: Origins, openToAll: OpenToAll): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    const requestedMethod = context.req.header('access-control-request-method');
    const isPreflight =
      context.req.method === 'OPTIONS' && origin !== undefined && requestedMethod !== undefined;
    const hasCredentials = isPreflight
      ? asksForCredentials(context.req.header('access-control-request-headers'))
      : context.req.header('authorization') !== undefined;
    const method = isPreflight ? requestedMethod : context.req.method;
    const open = (method === 'GET' || method === 'HEAD') && openToAll(context.req.path, hasCredentials);
    const isConsoleOrigin = origin !== undefined && consoleOrigins.has(origin);
    if (isPreflight) return preflight(context, origin, open, isConsoleOrigin);
    await next();
    const { headers } = context.res;
    if (open) headers.set('access-control-allow-origin', '*');
    else {
      headers.append('vary', 'Origin');
      if (isConsoleOrigin) headers.set('access-control-allow-origin', origin);
    }
    if (open || isConsoleOrigin) headers.set('access-control-expose-headers', exposed);
  };
