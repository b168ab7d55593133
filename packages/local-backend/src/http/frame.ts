import type { MiddlewareHandler } from 'hono';
import * as en from '../messages/en.ts';
import type { Origins } from './origins.ts';
import { Problem } from './problem.ts';

/**
 * Refuses a request that was meant for another host: the mark of DNS rebinding. The console's hosts are ours too: its
 * server passes on what comes to it.
 */
export const onlyOurHosts =
  ({ hosts, console }: Origins): MiddlewareHandler =>
  async (context, next) => {
    const host = context.req.header('host')?.toLowerCase();
    if (host === undefined || !(hosts.has(host) || console.has(`http://${host}`)))
      throw new Problem(421, en.problems.unknownHost);
    await next();
  };

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that a foreign page asks for. A request without an Origin comes from no page. */
export const onlyOurPages =
  ({ console, own }: Origins): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    if (!safeMethods.has(context.req.method) && origin !== undefined) {
      if (!console.has(origin) && !own.has(origin)) throw new Problem(403, en.problems.pageRefused);
    }
    await next();
  };

/** The mark of an answer that was written past Hono, with headers of its own. */
const alreadySent = 'x-hono-already-sent';

/** What holds for an answer that says nothing else. */
const defaultHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Headers that every answer carries. An answer that says nothing about caching is personal until proven otherwise. */
export const carefulHeaders =
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
