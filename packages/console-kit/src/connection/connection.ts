import { createStore } from '@advantage/live-list';
import type { SessionPort } from '../session/SessionPort.ts';

/** A service whose failure users should know about. Geolocation isn't one: lists work without it. */
export type WatchedService = 'referral' | 'core' | 'identity';

/**
 * The state of the network, the sign-in server and the services. The object stays the same until something in it
 * changes.
 */
export interface ConnectionState {
  /** False once the services can't be reached while the browser says that it is offline. */
  readonly isOnline: boolean;
  /** Whether the sign-in server responds. */
  readonly isSignInUp: boolean;
  /** Whether the services accept the signed-in user. */
  readonly isAuthorized: boolean;
  /** The services that don't respond. */
  readonly down: readonly WatchedService[];
}

/** The browser features that a connection needs. */
export interface ConnectionEnvironment {
  /** What the browser says. Only a hint: some browsers say that they are offline behind a VPN that works. */
  isOnline(): boolean;
  /** Subscribes to changes of what the browser says. */
  onNetworkChange(listener: () => void): void;
}

/** The state of the connection, and the functions that update it. Create one per page load, outside React. */
export interface Connection {
  get(): ConnectionState;
  /** Subscribes to changes. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** Reports whether a service responded to a call. A failure counts only after a check of that service fails, too. */
  report(service: WatchedService, hasAnswered: boolean): void;
  /** Reports whether the services accept the user. */
  reportAuthorization(isAuthorized: boolean): void;
  /** Follows the token refreshes of a session. */
  follow(session: Pick<SessionPort, 'getState' | 'getToken' | 'onEvent'>): void;
  /** Sets the function that checks a service. It resolves to whether the service responds. */
  setHealthCheck(check: (service: WatchedService) => Promise<boolean>): void;
}

/** Interval between checks of services that are down, in milliseconds. */
const checkInterval = 5000;

const fields = ['isOnline', 'isSignInUp', 'isAuthorized', 'down'] as const;

const browser: ConnectionEnvironment = {
  isOnline: () => navigator.onLine,
  onNetworkChange(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
  },
};

/** Creates the connection of a page. It notices failures, verifies them, and keeps checking until they are over. */
export function createConnection(environment: ConnectionEnvironment = browser): Connection {
  const checks = new Map<WatchedService, Promise<void>>();
  const store = createStore<ConnectionState>({
    isOnline: true,
    isSignInUp: true,
    isAuthorized: true,
    down: [],
  });
  let check: (service: WatchedService) => Promise<boolean> = async () => true;
  let refreshToken: () => unknown = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The service whose response shows whether the network works. */
  let networkProbe: WatchedService = 'referral';

  function scheduleCheck() {
    const { isOnline, isSignInUp, down } = store.get();
    if (!isOnline || !isSignInUp || down.length > 0) timer ??= setTimeout(checkAgain, checkInterval);
  }

  function set(change: Partial<ConnectionState>) {
    const state = store.get();
    const next = { ...state, ...change };
    const isSame = fields.every((field) => next[field] === state[field]);
    if (isSame) return;
    store.set(next);
    scheduleCheck();
  }

  function setServiceDown(service: WatchedService, isDown: boolean) {
    const { down } = store.get();
    if (down.includes(service) === isDown) return;
    set({ down: isDown ? [...down, service] : down.filter((other) => other !== service) });
  }

  /** Blames a failure on the network if the browser says that it is offline, otherwise on the service. */
  function conclude(service: WatchedService, hasAnswered: boolean) {
    const isOnline = hasAnswered || environment.isOnline();
    if (!isOnline) networkProbe = service;
    set({ isOnline });
    if (isOnline) setServiceDown(service, !hasAnswered);
  }

  function checkService(service: WatchedService): Promise<void> {
    const running =
      checks.get(service) ??
      check(service).then((hasAnswered) => {
        checks.delete(service);
        conclude(service, hasAnswered);
      });
    checks.set(service, running);
    return running;
  }

  function checkAgain() {
    clearTimeout(timer);
    timer = undefined;
    const { isOnline, isSignInUp, down } = store.get();
    if (!isSignInUp) refreshToken();
    for (const service of isOnline ? down : [networkProbe]) void checkService(service);
    scheduleCheck();
  }

  environment.onNetworkChange(() => {
    if (!environment.isOnline()) void checkService(networkProbe);
    else checkAgain();
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    report(service, hasAnswered) {
      if (hasAnswered) conclude(service, true);
      else void checkService(service);
    },
    reportAuthorization: (isAuthorized) => set({ isAuthorized }),
    follow(session) {
      refreshToken = () => session.getToken(Number.MAX_SAFE_INTEGER).catch(() => {});
      session.onEvent(async ({ type }) => {
        if (type === 'refreshError' && session.getState().status === 'signedIn') {
          if (!environment.isOnline()) await checkService(networkProbe);
          if (store.get().isOnline) set({ isSignInUp: false });
        }
        if (type === 'refreshSuccess' || type === 'authSuccess' || type === 'authLogout')
          set({ isSignInUp: true });
      });
    },
    setHealthCheck(how) {
      check = how;
    },
  };
}
