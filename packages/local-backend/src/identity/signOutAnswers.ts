import * as en from '../messages/en.ts';
import type { IdentityContext, IdentityWorld } from './context.ts';
import { brandOf } from './context.ts';
import { pageAnswer } from './headers.ts';
import { errorPage } from './pages/errorPage.ts';
import { signedOutPage } from './pages/signOutPage.ts';
import { clientId, realmPath } from './realm.ts';
import { mayReturnTo } from './redirects.ts';

/** The fields of a sign-out. */
export type AskedSignOut = Readonly<Record<string, string | undefined>>;

/** Whether a page asks, and not a script. */
export const isPage = (context: IdentityContext) =>
  context.req.header('accept')?.includes('text/html') ?? false;

/** Whether sign-out may end on that page, and may be asked for by that client. */
export const isKnownConsole = (
  { origins }: IdentityWorld,
  { client_id, post_logout_redirect_uri: returnTo }: AskedSignOut,
) =>
  (client_id === undefined || client_id === clientId) &&
  (returnTo === undefined || mayReturnTo(returnTo, origins.consoleOrigins));

/** The answer to a console that is not known here. */
export function refuseSignOut({ origins }: IdentityWorld, context: IdentityContext) {
  const page = errorPage(en.signInPages.unknownConsole, brandOf(context));
  return pageAnswer(context, origins, page, 400);
}

/** A page goes back to the console; a script only learns that it is done, because it could not follow. */
export function signedOut(
  { origins }: IdentityWorld,
  context: IdentityContext,
  returnTo: string | undefined,
) {
  if (!isPage(context)) return context.body(null, 204);
  if (returnTo !== undefined) return context.redirect(returnTo, 303);
  return pageAnswer(context, origins, signedOutPage(brandOf(context)));
}

/** Lets the browser forget its session. */
export function forgetCookie({ providerOf }: IdentityWorld, context: IdentityContext): void {
  const name = providerOf(context).cookieName('session');
  for (const cookie of [name, `${name}.sig`]) {
    const expired = `${cookie}=; path=${realmPath}; max-age=0; httponly; samesite=lax`;
    context.header('set-cookie', expired, { append: true });
  }
}
