import type { JWK } from 'jose';
import { readFormBody } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import type { IdentityApp, IdentityContext, IdentityDependencies } from './context.ts';
import { brandOf, browserSession, ownOrigin } from './context.ts';
import type { Envelopes } from './envelope.ts';
import { pageResponse } from './headers.ts';
import { confirmSignOutPage } from './pages/signOutPage.ts';
import { issuerOf, protocolPath } from './realm.ts';
import { endSession, readIdTokenHint } from './signOut.ts';
import {
  clearSessionCookie,
  isKnownConsole,
  isPage,
  rejectSignOut,
  type SignOutParams,
  toSignedOutResponse,
} from './signOutResponses.ts';

const path = `${protocolPath}/logout`;
const confirmPath = `${path}/confirm`;

interface SignOutParts {
  readonly world: IdentityDependencies;
  /** Public key of ID tokens. */
  readonly key: JWK;
  /** Signs what the confirmation page sends back. */
  readonly proofs: Envelopes;
}

async function signOut(
  { world, key, proofs }: SignOutParts,
  context: IdentityContext,
  params: SignOutParams,
) {
  if (!isKnownConsole(world, params)) return rejectSignOut(world, context);
  const { id_token_hint, post_logout_redirect_uri: returnTo } = params;
  const provider = world.getProvider(context);
  const current = await browserSession(provider, context);
  const hint = await readIdTokenHint(id_token_hint, issuerOf(ownOrigin(context)), key);
  if (hint === undefined && current.accountId !== undefined) {
    if (!isPage(context)) throw new Problem(400, en.signInPages.hintInvalid);
    const page = confirmSignOutPage(brandOf(context), confirmPath, await proofs.wrap(current.uid), returnTo);
    return pageResponse(context, world.origins, page);
  }
  const hinted = hint && (await provider.Session.findByUid(hint.sid));
  if (hinted) await endSession(provider, hinted);
  if (current.accountId === undefined || current.accountId === hint?.accountId) {
    if (current.accountId !== undefined && current.uid !== hint?.sid) await endSession(provider, current);
    clearSessionCookie(world, context);
  }
  return toSignedOutResponse(world, context, returnTo);
}

async function confirmSignOut(
  { world, proofs }: SignOutParts,
  context: IdentityContext,
  asked: SignOutParams,
) {
  if (!isKnownConsole(world, asked)) return rejectSignOut(world, context);
  const provider = world.getProvider(context);
  const current = await browserSession(provider, context);
  const uid = await proofs.unwrap(asked.proof ?? '');
  if (uid === undefined || uid !== current.uid) throw new Problem(403, en.signInPages.proofInvalid);
  await endSession(provider, current);
  clearSessionCookie(world, context);
  return toSignedOutResponse(world, context, asked.post_logout_redirect_uri);
}

/** Serves sign-out as the console requests it: a form-encoded POST, or the same as a GET. */
export function serveSignOut(app: IdentityApp, parts: SignOutParts): void {
  app.get(path, (context) => signOut(parts, context, context.req.query()));
  app.post(path, async (context) => signOut(parts, context, await readFormBody(context.req)));
  app.post(confirmPath, async (context) => confirmSignOut(parts, context, await readFormBody(context.req)));
}
