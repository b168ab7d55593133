import { vi } from 'vitest';
import { popupSignIn } from '../session/callbackPage.ts';
import { createSession } from '../session/createSession.ts';
import { createKeycloakClient } from '../session/keycloakClient.ts';
import { browserEnvironment } from '../session/keycloakSession.ts';
import type { SessionEnvironment } from '../session/SessionEnvironment.ts';
import { createSignOutChannel } from '../session/signOutChannel.ts';
import { createKeycloakServer } from './keycloakServer.ts';
import { createCallbackFragment, createMemoryStorage, type SessionHarness } from './memorySession.ts';
import { createScenario, identityConfig, type SessionScenario } from './SessionScenario.ts';
import { settle } from './settle.ts';

type Server = ReturnType<typeof createKeycloakServer>;

let end = () => {};

/** Closes the server of the last driver. Call it after every test. */
export const endKeycloakDriver = () => end();

/** Opens the page of a world, with the server's response in its URL. */
function openPage(world: SessionScenario, server: Server) {
  end();
  localStorage.clear();
  document.body.replaceChildren();
  server.allowRedirectTo(window.location.origin);
  server.open();
  vi.stubGlobal('fetch', server.fetch);
  end = () => {
    server.close();
    vi.unstubAllGlobals();
  };
  const fragment = createCallbackFragment(world.answer);
  window.history.replaceState(null, '', fragment ? `${world.path}#${fragment}` : world.path);
}

/** Creates the real browser environment, except that leaving the page is recorded instead of done. */
function observe(world: SessionScenario, server: Server, storage: Storage) {
  const channelName = `test-${crypto.randomUUID()}`;
  const channel = createSignOutChannel(channelName);
  const surroundings: SessionHarness = {
    visited: [],
    warnings: [],
    announced: 0,
    storage,
    getAddress: () => window.location.href.replace(window.location.origin, ''),
    signOutInOtherTab: () => createSignOutChannel(channelName).announce(),
    reportSession: server.reportSession,
    returnNetwork() {
      world.network = 'online';
      window.dispatchEvent(new Event('online'));
    },
    restorePage: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
  const environment: SessionEnvironment = {
    ...browserEnvironment(identityConfig),
    storage,
    channel: {
      ...channel,
      announce() {
        surroundings.announced += 1;
        channel.announce();
      },
    },
    isReload: () => world.isReload,
    isOnline: () => world.network === 'online',
    popupSignIn(url) {
      surroundings.visited.push('window');
      vi.spyOn(window, 'open').mockImplementationOnce(() => {
        if (world.window === 'blocked') return null;
        // The channel starts listening only once the window is open.
        queueMicrotask(() => server.serveWindow(url));
        return window;
      });
      return popupSignIn(url);
    },
    navigate: (url) => void surroundings.visited.push(url),
    submitLogoutForm: () => void surroundings.visited.push('form:logout'),
    warn: (text) => void surroundings.warnings.push(text),
  };
  return { environment, surroundings };
}

/** Creates a session with keycloak-js in jsdom, against a stubbed server. */
export function createKeycloakDriver(
  changes?: Partial<SessionScenario>,
  storage: Storage = createMemoryStorage(),
) {
  const world = createScenario(changes);
  const server = createKeycloakServer(world);
  openPage(world, server);
  const { environment, surroundings } = observe(world, server, storage);
  const client = createKeycloakClient(identityConfig, window.location.origin);
  return {
    session: createSession({ config: identityConfig, client, environment }),
    surroundings,
    world,
    server,
    settle,
  };
}
