import type { Origins } from '../http/origins.ts';
import type { IdentityContext } from './context.ts';

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
