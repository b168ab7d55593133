import type { MiddlewareHandler } from 'hono';
import type { Origins } from '../http/origins.ts';
import type { IdentityContext } from './context.ts';

const methods = 'GET, POST';
const allowedHeaders = 'Authorization, Content-Type';

/** Returns CORS headers that let the console's pages, by exact origin, read responses that depend on cookies. */
export function identityCors(
  { consoleOrigins }: Origins,
  origin: string | undefined,
): Record<string, string> {
  if (origin === undefined || !consoleOrigins.has(origin)) return {};
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
}

/** Adds CORS headers to every response of the identity provider, and responds to preflight requests. */
export const withIdentityCors =
  (origins: Origins): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    const cors = identityCors(origins, origin);
    const isPreflight =
      context.req.method === 'OPTIONS' &&
      context.req.header('access-control-request-method') !== undefined &&
      'access-control-allow-origin' in cors;
    if (isPreflight) {
      return context.body(null, 204, {
        ...cors,
        vary: 'Origin',
        'access-control-allow-methods': methods,
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '600',
      });
    }
    await next();
    if (context.res.headers.has('x-hono-already-sent')) return;
    context.res.headers.append('vary', 'Origin');
    for (const [name, value] of Object.entries(cors)) context.res.headers.set(name, value);
  };

/** Content security policy of pages: they load our assets and submit forms to us, who redirect to the console. */
export const pagePolicy = ({ consoleOrigins }: Origins) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    'img-src data:',
    `form-action 'self' ${[...consoleOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Content security policy of iframes: they run our script and fetch from us, inside the console's pages only. */
export const framePolicy = ({ consoleOrigins }: Origins) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${[...consoleOrigins].join(' ')}`,
    "base-uri 'none'",
  ].join('; ');

/** Responds with a page of the identity provider. */
export const pageResponse = (
  context: IdentityContext,
  origins: Origins,
  markup: string,
  status: 200 | 400 | 404 = 200,
) =>
  context.html(markup, status, {
    'content-security-policy': pagePolicy(origins),
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
