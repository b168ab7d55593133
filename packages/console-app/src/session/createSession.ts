import type { SessionPort } from './SessionPort.ts';
import { createSessionParts, type SessionOptions, type SessionParts } from './sessionParts.ts';
import { sessionTexts } from './sessionTexts.ts';
import { createSignInAside } from './signInAside.ts';
import { createSignOut } from './signOut.ts';
import { createStart } from './startSession.ts';
import { createTokenAccess } from './tokenAccess.ts';
import { TimeoutError } from './withTimeout.ts';

/** Why the page should not leave for the sign-in server; undefined when it may. */
async function findObstacle({ environment }: SessionParts): Promise<string | undefined> {
  try {
    await environment.reachServer();
    return undefined;
  } catch (error) {
    return error instanceof TimeoutError ? error.message : sessionTexts.notReached;
  }
}

async function leave(parts: SessionParts): Promise<void> {
  const { breaker, store, environment, client } = parts;
  if (!breaker.allow()) return store.setState({ status: 'stopped' });
  store.setState({ status: 'leaving' });
  try {
    environment.navigate(await client.createLoginUrl());
  } catch {
    store.setState({ status: 'failed', message: sessionTexts.cannotLeave });
  }
}

async function openAccount({ client, environment }: SessionParts): Promise<void> {
  let url: string;
  try {
    url = client.createAccountUrl();
  } catch {
    throw new Error(sessionTexts.notSupported);
  }
  environment.navigate(url);
}

/**
 * A session on top of a protocol library, with every guard around it: issuer and id token are checked before
 * anyone is told, every wait is bounded, redirects cannot go round in circles and come back only to this site.
 * Create one per page load, outside React.
 */
export function createSession(options: SessionOptions): SessionPort {
  const parts = createSessionParts(options);
  const { store, profile, returnPaths, breaker, environment } = parts;
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    onEvent: store.onEvent,
    start: createStart(parts),
    getToken: createTokenAccess(parts),
    logout: createSignOut(parts),
    async login(returnPath) {
      returnPaths.save(returnPath);
      store.setState({ status: 'leaving' });
      const message = await findObstacle(parts);
      if (message !== undefined) return store.setState({ status: 'failed', message });
      await leave(parts);
    },
    tryAgain() {
      const { pathname, search } = environment.getUrl();
      returnPaths.keep(pathname + search);
      breaker.reset();
      return leave(parts);
    },
    signInAside: createSignInAside(parts),
    loadProfile: profile.load,
    getUsername: profile.getUsername,
    accountManagement: () => openAccount(parts),
  };
}
