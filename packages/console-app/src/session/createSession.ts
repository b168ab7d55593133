import type { SessionPort } from './SessionPort.ts';
import { createSessionParts, type SessionOptions, type SessionParts } from './sessionParts.ts';
import { sessionTexts } from './sessionTexts.ts';
import { createSignInAside } from './signInAside.ts';
import { createSignOut } from './signOut.ts';
import { createStart } from './startSession.ts';
import { createTokenAccess } from './tokenAccess.ts';

async function leave({ breaker, store, environment, client }: SessionParts): Promise<void> {
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
    login(returnPath) {
      returnPaths.save(returnPath);
      return leave(parts);
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
