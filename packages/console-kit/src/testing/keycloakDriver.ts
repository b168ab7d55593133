import { vi } from 'vitest';
import { popupSignIn } from '../session/callbackPage.ts';
import { createSession } from '../session/createSession.ts';
import { createKeycloakClient } from '../session/keycloakClient.ts';
import { browserEnvironment } from '../session/keycloakSession.ts';
import type { SessionEnvironment } from '../session/SessionEnvironment.ts';
import { createSignOutChannel } from '../session/signOutChannel.ts';
import { createKeycloakServer } from './keycloakServer.ts';
import { createCallbackFragment, createTabStorage, type SessionHarness } from './memorySession.ts';
import { createScenario, identityConfig, type SessionScenario } from './SessionScenario.ts';
import { settle } from './settle.ts';

type Server = ReturnType<typeof createKeycloakServer>;

let end = () => {};

/** Closes the server of the last driver. Call it after every test. */
export const endKeycloakDriver = () => end();

/** Where a tab stores the state that it left for the server with. */
const stateKey = 'test.state';

/** Opens the page of a scenario, with the server's response in its URL. */
function openPage(scenario: SessionScenario, server: Server, storage: Storage) {
  end();
  localStorage.clear();
  document.body.replaceChildren();
  const state = storage.getItem(stateKey) ?? 'state-1';
  server.allowRedirectTo(window.location.origin, state);
  server.open();
  vi.stubGlobal('fetch', server.fetch);
  end = () => {
    server.close();
    vi.unstubAllGlobals();
  };
  const fragment = createCallbackFragment(scenario.answer, state);
  window.history.replaceState(null, '', fragment ? `${scenario.path}#${fragment}` : scenario.path);
}

/** Creates the real browser environment, except that leaving the page is recorded instead of done. */
function observe(scenario: SessionScenario, server: Server, storage: Storage) {
  const channelName = `test-${crypto.randomUUID()}`;
  const channel = createSignOutChannel(channelName);
  const harness: SessionHarness = {
    visited: [],
    warnings: [],
    announced: 0,
    storage,
    getAddress: () => window.location.href.replace(window.location.origin, ''),
    signOutInOtherTab: () => createSignOutChannel(channelName).announce(),
    reportSession: server.reportSession,
    restoreNetwork() {
      scenario.network = 'online';
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
        harness.announced += 1;
        channel.announce();
      },
    },
    isRevisit: () => scenario.isRevisit,
    isOnline: () => scenario.network === 'online',
    popupSignIn(url) {
      harness.visited.push('window');
      vi.spyOn(window, 'open').mockImplementationOnce(() => {
        if (scenario.window === 'blocked') return null;
        // The channel starts listening only once the window is open.
        queueMicrotask(() => server.serveWindow(url));
        return window;
      });
      return popupSignIn(url);
    },
    navigate: (url) => void harness.visited.push(url),
    redirect(url) {
      harness.visited.push(url);
      const state = new URL(url, window.location.origin).searchParams.get('state');
      if (state !== null) storage.setItem(stateKey, state);
    },
    submitLogoutForm: () => void harness.visited.push('form:logout'),
    warn: (text) => void harness.warnings.push(text),
  };
  return { environment, harness };
}

/** Creates a session with keycloak-js in jsdom, against a stubbed server. */
export function createKeycloakDriver(changes?: Partial<SessionScenario>, tabStorage?: Storage) {
  const scenario = createScenario(changes);
  const storage = tabStorage ?? createTabStorage(scenario);
  const server = createKeycloakServer(scenario);
  openPage(scenario, server, storage);
  const { environment, harness } = observe(scenario, server, storage);
  const client = createKeycloakClient(identityConfig, window.location.origin);
  return {
    session: createSession({ config: identityConfig, client, environment }),
    harness,
    scenario,
    server,
    settle,
  };
}
