import { session as sessionTexts } from '../messages/en.ts';
import { assertReachable, checkReachability } from './reachability.ts';
import type { SessionPort, SessionState } from './SessionPort.ts';
import { createSessionParts, type SessionOptions, type SessionParts } from './sessionParts.ts';
import { createSignInWithPopup } from './signInWithPopup.ts';
import { createSignOut } from './signOut.ts';
import { createStart } from './startSession.ts';
import { createTokenAccess } from './tokenAccess.ts';

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
