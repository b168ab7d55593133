import type { MiddlewareHandler } from 'hono';
import * as en from '../messages/en.ts';
import type { Origins } from './origins.ts';
import { Problem } from './problem.ts';

/**
 * Rejects requests for other hosts, a sign of DNS rebinding. The console's hosts are allowed too, because its server
 * proxies requests to this one.
 */
export const requireOwnHost =
  ({ hosts, consoleOrigins }: Origins): MiddlewareHandler =>
  async (context, next) => {
    const host = context.req.header('host')?.toLowerCase();
    if (host === undefined || !(hosts.has(host) || consoleOrigins.has(`http://${host}`)))
      throw new Problem(421, en.problems.unknownHost);
    await next();
  };

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects writes from pages of other origins. A request without an Origin header doesn't come from a page. */
export const requireOwnOrigin =
  ({ consoleOrigins, own }: Origins): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    if (!safeMethods.has(context.req.method) && origin !== undefined) {
      if (!consoleOrigins.has(origin) && !own.has(origin)) throw new Problem(403, en.problems.pageRefused);
    }
    await next();
  };

/** Header that marks a response written outside Hono, with its own headers. */
const alreadySent = 'x-hono-already-sent';

/** Headers of responses that don't set their own. */
const defaultHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Sets the security headers of every response. A response that says nothing about caching counts as personal. */
export const setSecurityHeaders =
  (now: () => number): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers } = context.res;
    if (headers.has(alreadySent)) return;
    headers.set('date', new Date(now()).toUTCString());
    headers.set('x-content-type-options', 'nosniff');
    for (const [name, value] of Object.entries(defaultHeaders))
      if (!headers.has(name)) headers.set(name, value);
  };
