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

/** Whether a response was written outside Hono, with its own headers. */
export const isAlreadySent = ({ headers }: Response) => headers.has('x-hono-already-sent');

/** The security headers. A response may set its own; one that says nothing about caching counts as personal. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sets the security headers of every response. */
export const setSecurityHeaders =
  (now: () => number): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (isAlreadySent(context.res)) return;
    const { headers } = context.res;
    headers.set('date', new Date(now()).toUTCString());
    for (const [name, value] of Object.entries(securityHeaders))
      if (!headers.has(name)) headers.set(name, value);
  };
