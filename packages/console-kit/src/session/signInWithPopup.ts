import { session as sessionTexts } from '../messages/en.ts';
import { inspectCallback } from './callback.ts';
import { assertReachable } from './reachability.ts';
import { startPath } from './returnPath.ts';
import type { SessionParts } from './sessionParts.ts';
import { withTimeout } from './withTimeout.ts';

/** Processes the response from the popup. Rejects with an error message for the user. */
async function accept({ client, expectedIssuer }: SessionParts, answer: string): Promise<void> {
  if (inspectCallback(new URL(answer), expectedIssuer).kind !== 'answer') {
    throw new Error(sessionTexts.answerRefused);
  }
  try {
    await withTimeout(client.accept(answer), sessionTexts.noAnswer);
  } catch {
    throw new Error(sessionTexts.signInFailed);
  }
  if (!client.getTokens()) throw new Error(sessionTexts.signInFailed);
}

async function reopenSession({ client, environment, identity, profile, store, watch }: SessionParts) {
  const problem = identity.validate('again');
  if (problem !== undefined) client.clear();
  if (problem === sessionTexts.anotherPerson) return environment.redirect(startPath);
  if (problem !== undefined) throw new Error(sessionTexts.answerRefused);
  watch.open();
  const loaded = await profile.load().catch(() => {
    client.clear();
    throw new Error(sessionTexts.profileFailed);
  });
  const claims = client.getTokens()?.claims;
  store.setState({ status: 'signedIn', claims, profile: loaded });
  void watch.monitor();
}

/** Creates `signInWithPopup`: signs in again while the page stays as it is. Ignores responses from earlier popups. */
export function createSignInWithPopup(parts: SessionParts): () => Promise<void> {
  let latest: object | undefined;
  return async () => {
    const { client, environment, store } = parts;
    const mine = {};
    latest = mine;
    await assertReachable(parts);
    const answer = await environment.popupSignIn(await client.createCallbackLoginUrl({ silently: false }));
    if (latest !== mine || store.getState().status !== 'signedOut') return;
    await accept(parts, answer);
    await reopenSession(parts);
  };
}
