import { session as sessionTexts } from '../messages/en.ts';
import { callbackPath } from '../session/callbackPage.ts';
import { createSession } from '../session/createSession.ts';
import { createRedirectLoopGuard } from '../session/redirectLoopGuard.ts';
import type { SessionEnvironment } from '../session/SessionEnvironment.ts';
import type { SessionPort } from '../session/SessionPort.ts';
import { realmUrlOf } from '../session/sessionParts.ts';
import { withTimeout } from '../session/withTimeout.ts';
import { createMemoryClient } from './memoryClient.ts';
import { createScenario, identityConfig, type SessionScenario, site } from './SessionScenario.ts';

/** What happened around a session, and functions that make more happen. */
export interface SessionHarness {
  /** Where the page went, in order. A logout form counts as `form:logout`, a popup as `window`. */
  readonly visited: string[];
  readonly warnings: string[];
  /** Number of sign-outs announced to other tabs. */
  announced: number;
  /** Returns path, query and fragment of the page. */
  getAddress(): string;
  /** Signs out in another tab. */
  signOutInOtherTab(): void;
  /** Makes the server's session-check frame report a change. Does nothing if no monitor is running. */
  reportSession(change: 'changed' | 'error' | 'silent'): void;
  /** Brings the network back. */
  restoreNetwork(): void;
  /** Restores the page from the back/forward cache. */
  restorePage(): void;
  /** Survives redirects. */
  readonly storage: Storage;
}

/** Creates an in-memory `Storage`. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

const knownState = 'state-1';

/** Creates the storage of a new tab, which waits for the response in its URL if the scenario says so. */
export function createTabStorage({ answer, isAnswerAwaited }: SessionScenario): Storage {
  const storage = createMemoryStorage();
  if (answer && isAnswerAwaited)
    createRedirectLoopGuard(storage, Date.now).allow(`${realmUrlOf(identityConfig)}?state=${knownState}`);
  return storage;
}

/** Returns the URL fragment of the server's response. */
export const createCallbackFragment = (answer: boolean | string, state = knownState) =>
  typeof answer === 'string'
    ? answer
    : answer
      ? `code=code-1&state=${state}&iss=${encodeURIComponent(realmUrlOf(identityConfig))}`
      : '';

/** Returns the URL that a response in a frame or popup goes to. */
const createCallbackUrl = (isKnown: boolean) =>
  `${site}${callbackPath}#${isKnown ? createCallbackFragment(true) : `error=login_required&state=${knownState}`}`;

function createEnvironment(scenario: SessionScenario, storage: Storage) {
  const url = new URL(scenario.path, site);
  url.hash = createCallbackFragment(scenario.answer);
  let onSignedOut = () => {};
  let onRestored = () => {};
  const onlineListeners = new Set<() => void>();
  let onSession = (_change: 'changed' | 'error' | 'silent') => {};
  const harness: SessionHarness = {
    visited: [],
    warnings: [],
    announced: 0,
    storage,
    getAddress: () => url.pathname + url.search + url.hash,
    signOutInOtherTab: () => onSignedOut(),
    reportSession: (change) => onSession(change),
    restorePage: () => onRestored(),
    restoreNetwork() {
      scenario.network = 'online';
      for (const listener of onlineListeners) listener();
    },
  };
  const environment: SessionEnvironment = {
    origin: site,
    storage,
    channel: {
      announce() {
        harness.announced += 1;
      },
      listen(listener) {
        onSignedOut = listener;
        return () => {};
      },
    },
    getUrl: () => new URL(url),
    replaceUrl(next) {
      url.href = new URL(next, site).href;
    },
    navigate: (target) => void harness.visited.push(target),
    redirect: (target) => void harness.visited.push(target),
    isRevisit: () => scenario.isRevisit,
    onRestored(listener) {
      onRestored = listener;
    },
    now: Date.now,
    warn: (text) => void harness.warnings.push(text),
    probeThirdPartyCookies: () =>
      scenario.thirdPartyCookies === 'silent'
        ? withTimeout(new Promise<boolean>(() => {}), sessionTexts.thirdPartyTimeout)
        : Promise.resolve(scenario.thirdPartyCookies === 'supported'),
    async probeServer() {
      if (scenario.server === 'silent') await withTimeout(new Promise(() => {}), sessionTexts.noAnswer);
      if (scenario.server === 'down') throw new TypeError('Failed to fetch');
    },
    isOnline: () => scenario.network === 'online',
    onOnline(listener) {
      onlineListeners.add(listener);
      return () => onlineListeners.delete(listener);
    },
    silentSignIn: () =>
      scenario.signIn === 'silent'
        ? withTimeout(new Promise<string>(() => {}), sessionTexts.noAnswer)
        : Promise.resolve(createCallbackUrl(scenario.hasServerSession)),
    async popupSignIn() {
      harness.visited.push('window');
      if (scenario.window === 'blocked') throw new Error(sessionTexts.noWindow);
      return createCallbackUrl(true);
    },
    monitor(_sessionId, onChanged, onSilent) {
      onSession = (change) => {
        if (change === 'silent') onSilent(sessionTexts.monitorSilent);
        if (change === 'changed') onChanged();
      };
      return () => {
        onSession = () => {};
      };
    },
    async postLogout() {
      if (scenario.logout === 'refused') throw new Error(sessionTexts.logoutFailed);
      return scenario.logout;
    },
    submitLogoutForm: () => void harness.visited.push('form:logout'),
  };
  return { environment, harness };
}

/**
 * Creates a session for stories and tests that needs no server. Pass what should differ from a scenario in which
 * everything works, call `start`, and check `harness`. To simulate the same tab, pass the same `storage`.
 */
export function createMemorySession(changes: Partial<SessionScenario> = {}, tabStorage?: Storage) {
  const scenario = createScenario(changes);
  const storage = tabStorage ?? createTabStorage(scenario);
  const { environment, harness } = createEnvironment(scenario, storage);
  const client = createMemoryClient(scenario, {
    hasAnswer: () => new URLSearchParams(environment.getUrl().hash.slice(1)).get('state') === knownState,
    dropAnswer() {
      const { pathname, search } = environment.getUrl();
      environment.replaceUrl(pathname + search);
    },
  });
  const session: SessionPort = createSession({ config: identityConfig, client, environment });
  return { session, harness, scenario };
}
