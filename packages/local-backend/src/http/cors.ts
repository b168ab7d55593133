import type { Context, MiddlewareHandler } from 'hono';
import { isAlreadySent } from './middleware.ts';
import type { Origins } from './origins.ts';

const exposed = 'Date, ETag, Location, Retry-After';
const preflightSeconds = '600';

/** What pages other than the console's may read, and whether the console's pages send cookies. */
interface CorsOptions {
  /**
   * Returns whether pages of any origin may read a response, such as the public list requested without credentials.
   * Default: none.
   */
  readonly openToAll?: (path: string, hasCredentials: boolean) => boolean;
  /** Whether responses depend on cookies. Default false. */
  readonly withCookies?: boolean;
}

const asksForCredentials = (requested: string | undefined) =>
  requested?.split(',').some((name) => name.trim().toLowerCase() === 'authorization') ?? false;

/** Returns the headers that let the console's pages, by exact origin, read a response. Empty for any other origin. */
export function consoleCors(
  { consoleOrigins }: Origins,
  origin: string | undefined,
  withCookies: boolean,
): Record<string, string> {
  if (origin === undefined || !consoleOrigins.has(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    ...(withCookies && { 'access-control-allow-credentials': 'true' }),
  };
}

/** Responds to a preflight request: without CORS headers, the browser sends no request. */
function preflight(context: Context, open: boolean, allowed: Readonly<Record<string, string>>): Response {
  const isAllowed = 'access-control-allow-origin' in allowed;
  return context.body(null, 204, {
    vary: 'Origin, Access-Control-Request-Headers',
    ...allowed,
    ...(isAllowed && {
      'access-control-allow-methods': open ? 'GET' : 'GET, POST',
      'access-control-allow-headers': open
        ? 'If-None-Match'
        : 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match',
      'access-control-max-age': preflightSeconds,
    }),
  });
}

/**
 * Sets the CORS headers and responds to every preflight request. The console's pages may read every response, by exact
 * origin. Pages of any origin may read what `openToAll` allows, so that partners can embed the feed. Never combines `*`
 * with credentials.
 */
export const cors =
  (origins: Origins, { openToAll, withCookies = false }: CorsOptions = {}): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    const requestedMethod = context.req.header('access-control-request-method');
    const isPreflight = context.req.method === 'OPTIONS' && requestedMethod !== undefined;
    const hasCredentials = isPreflight
      ? asksForCredentials(context.req.header('access-control-request-headers'))
      : context.req.header('authorization') !== undefined;
    const method = isPreflight ? requestedMethod : context.req.method;
    const open =
      (method === 'GET' || method === 'HEAD') && openToAll?.(context.req.path, hasCredentials) === true;
    const allowed = open ? { 'access-control-allow-origin': '*' } : consoleCors(origins, origin, withCookies);
    if (isPreflight) return preflight(context, open, allowed);
    await next();
    if (isAlreadySent(context.res)) return;
    const { headers } = context.res;
    if (!open) headers.append('vary', 'Origin');
    for (const [name, value] of Object.entries(allowed)) headers.set(name, value);
    if ('access-control-allow-origin' in allowed) headers.set('access-control-expose-headers', exposed);
  };
