import { deleteCookie } from 'hono/cookie';
import * as en from '../messages/en.ts';
import type { IdentityContext, IdentityDependencies } from './context.ts';
import { brandOf } from './context.ts';
import { pageResponse } from './headers.ts';
import { errorPage } from './pages/errorPage.ts';
import { signedOutPage } from './pages/signOutPage.ts';
import { clientId, realmPath } from './realm.ts';
import { isAllowedRedirectUrl } from './redirects.ts';

/** Parameters of a sign-out request. */
export type SignOutParams = Readonly<Record<string, string | undefined>>;

/** Returns whether the request is a page load and not a script's. */
export const isPage = (context: IdentityContext) =>
  context.req.header('accept')?.includes('text/html') ?? false;

/** Returns whether sign-out may return to this page, and this client may request it. */
export const isKnownConsole = (
  { origins }: IdentityDependencies,
  { client_id, post_logout_redirect_uri: returnTo }: SignOutParams,
) =>
  (client_id === undefined || client_id === clientId) &&
  (returnTo === undefined || isAllowedRedirectUrl(returnTo, origins.consoleOrigins));

/** Rejects the sign-out of an unknown console. */
export function rejectSignOut({ origins }: IdentityDependencies, context: IdentityContext) {
  const page = errorPage(en.signInPages.unknownConsole, brandOf(context));
  return pageResponse(context, origins, page, 400);
}

/**
 * Responds to a finished sign-out. A page load is redirected to the console; a script gets a 204, because it couldn't
 * follow the redirect.
 */
export function toSignedOutResponse(
  { origins }: IdentityDependencies,
  context: IdentityContext,
  returnTo: string | undefined,
) {
  if (!isPage(context)) return context.body(null, 204);
  if (returnTo !== undefined) return context.redirect(returnTo, 303);
  return pageResponse(context, origins, signedOutPage(brandOf(context)));
}

/** Clears the session cookie in the browser. */
export function clearSessionCookie({ getProvider }: IdentityDependencies, context: IdentityContext): void {
  const name = getProvider(context).cookieName('session');
  for (const cookie of [name, `${name}.sig`])
    deleteCookie(context, cookie, { path: realmPath, httpOnly: true, sameSite: 'Lax' });
}
