import { session as sessionTexts } from '../messages/en.ts';
import { inspectCallback } from './callback.ts';
import { assertReachable, checkReachability } from './reachability.ts';
import { startPath } from './returnPath.ts';
import { defaultTokenValidity, type SessionPort, type SessionState } from './SessionPort.ts';
import { createSessionParts, type SessionOptions, type SessionParts } from './sessionParts.ts';
import { createSignOut } from './signOut.ts';
import { createStart } from './startSession.ts';
import { TimeoutError, withTimeout } from './withTimeout.ts';

/** Interval between checks of whether the sign-in server can be reached again, in milliseconds. */
const retryInterval = 5000;

/** Resolves after `retryInterval`, or as soon as the network is back. */
const waitForNextCheck = ({ environment }: SessionParts) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(end, retryInterval);
    const stopListening = environment.onOnline(end);
  });

/** Redirects to the sign-in server as soon as it can be reached; until then the state says why it can't. */
async function redirectWhenReachable(parts: SessionParts): Promise<void> {
  const { store } = parts;
  store.setState({ status: 'leaving' });
  const obstacle = await checkReachability(parts);
  if (!obstacle) return redirectToSignIn(parts);
  store.setState(obstacle);
  void retryWhenReachable(parts, obstacle);
}

/** Continues sign-in once the server responds, unless the state changed in the meantime. */
async function retryWhenReachable(parts: SessionParts, obstacle: SessionState): Promise<void> {
  const { store } = parts;
  let shown = obstacle;
  while (store.getState() === shown) {
    await waitForNextCheck(parts);
    const next = await checkReachability(parts);
    if (store.getState() !== shown) return;
    if (!next) return redirectToSignIn(parts);
    shown = next.status === shown.status ? shown : next;
    store.setState(shown);
  }
}

async function redirectToSignIn(parts: SessionParts): Promise<void> {
  const { loopGuard, store, environment, client } = parts;
  store.setState({ status: 'leaving' });
  try {
    const loginUrl = await client.createLoginUrl();
    if (loopGuard.allow(loginUrl)) environment.redirect(loginUrl);
    else store.setState({ status: 'stopped' });
  } catch {
    store.setState({ status: 'failed', message: sessionTexts.cannotLeave });
  }
}

async function openAccount(parts: SessionParts): Promise<void> {
  const { client, environment } = parts;
  let url: string;
  try {
    url = client.createAccountUrl();
  } catch {
    throw new Error(sessionTexts.notSupported);
  }
  await assertReachable(parts);
  environment.navigate(url);
}

/**
 * Creates a session on top of a protocol library, with all guards around it: issuer and id token are checked before
 * anyone is notified, waiting for the server has a timeout, redirect loops are stopped, and redirects return only to
 * this site. Create one per page load, outside React.
 */
export function createSession(options: SessionOptions): SessionPort {
  const parts = createSessionParts(options);
  const { store, profile, returnPaths, loopGuard, environment } = parts;
  const start = createStart(parts);
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    onEvent: store.onEvent,
    start,
    getToken: createTokenAccess(parts),
    logout: createSignOut(parts),
    login(returnPath) {
      returnPaths.save(returnPath);
      return redirectWhenReachable(parts);
    },
    async tryAgain() {
      const { pathname, search } = environment.getUrl();
      // The protocol library can't prepare a sign-in before it has started.
      await start();
      if (store.getState().status === 'signedIn') return;
      returnPaths.saveIfEmpty(pathname + search);
      loopGuard.reset();
      await redirectWhenReachable(parts);
    },
    signInWithPopup: createSignInWithPopup(parts),
    loadProfile: profile.load,
    getUsername: profile.getUsername,
    accountManagement: () => openAccount(parts),
  };
}

/** Creates `getToken`, which returns a fresh enough token, or the last one while it's still valid. */
function createTokenAccess({ client, environment, store, watch }: SessionParts) {
  let hasWarned = false;
  const refresh = async (minValidity: number) => {
    try {
      await withTimeout(client.refresh(minValidity), sessionTexts.refreshSilent);
    } catch (error) {
      // The client has reported a refused refresh. One that never settles is reported here.
      if (!(error instanceof TimeoutError)) return;
      store.emit({ type: 'refreshError' });
      if (!hasWarned) environment.warn(error.message);
      hasWarned = true;
    }
  };
  return async (minValidity = defaultTokenValidity): Promise<string | undefined> => {
    // Tokens exist before they have been checked, and may still arrive after sign-in has timed out.
    if (!watch.isOpen()) return undefined;
    if (client.getTokens()?.canRefresh) await refresh(minValidity);
    const tokens = client.getTokens();
    if (tokens && tokens.secondsLeft <= 0) throw new Error(sessionTexts.expired);
    return tokens?.accessToken;
  };
}

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
function createSignInWithPopup(parts: SessionParts): () => Promise<void> {
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
