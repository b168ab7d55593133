import { createStore } from '@advantage/live-list';
import type { SessionPort } from '../session/SessionPort.ts';

/** A service whose failure people should know about. The geo-location isn't one: lists work without it. */
export type WatchedService = 'referral' | 'core' | 'identity';

/** What the console knows about everything it talks to. The object stays the same until something in it changes. */
export interface ConnectionState {
  readonly isOnline: boolean;
  /** Whether the sign-in server answers. */
  readonly isSignInUp: boolean;
  /** Whether the services accept the person who is signed in. */
  readonly isAccepted: boolean;
  /** The services that don't answer. */
  readonly down: readonly WatchedService[];
}

/** What the browser offers to a connection. */
export interface ConnectionEnvironment {
  isOnline(): boolean;
  /** Calls back when the network comes or goes. */
  onNetworkChange(listener: () => void): void;
}

/** The one state of the connection, and how it learns of what happens. Create one per page load, outside React. */
export interface Connection {
  get(): ConnectionState;
  /** Calls back after each change until the returned function is called. */
  subscribe(onChange: () => void): () => void;
  /** Takes how the call of a service ended. A failure counts once `check` of that service fails too. */
  report(service: WatchedService, hasAnswered: boolean): void;
  /** Takes whether the services accept the person. */
  reportAcceptance(isAccepted: boolean): void;
  /** Follows the token refreshes of a session. */
  follow(session: Pick<SessionPort, 'getState' | 'getToken' | 'onEvent'>): void;
  /** Sets how to find out whether a service answers. Resolves to whether it does. */
  checkWith(check: (service: WatchedService) => Promise<boolean>): void;
}

/** Milliseconds between two checks of what is down. */
const checkInterval = 5000;

const fields = ['isOnline', 'isSignInUp', 'isAccepted', 'down'] as const;

const browser: ConnectionEnvironment = {
  isOnline: () => navigator.onLine,
  onNetworkChange(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
  },
};

/** Creates the connection of a page: it notices failures, checks them, and keeps checking until they are over. */
export function createConnection(environment: ConnectionEnvironment = browser): Connection {
  const checking = new Set<WatchedService>();
  const store = createStore<ConnectionState>({
    isOnline: environment.isOnline(),
    isSignInUp: true,
    isAccepted: true,
    down: [],
  });
  let check: (service: WatchedService) => Promise<boolean> = async () => true;
  let renew: () => unknown = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function planCheck() {
    const state = store.get();
    const isAnyDown = !state.isSignInUp || state.down.length > 0;
    if (state.isOnline && isAnyDown) timer ??= setTimeout(checkAgain, checkInterval);
  }

  function set(change: Partial<ConnectionState>) {
    const state = store.get();
    const next = { ...state, ...change };
    const isSame = fields.every((field) => next[field] === state[field]);
    if (isSame) return;
    store.set(next);
    planCheck();
  }

  function setService(service: WatchedService, isDown: boolean) {
    const { down } = store.get();
    if (down.includes(service) === isDown) return;
    set({ down: isDown ? [...down, service] : down.filter((other) => other !== service) });
  }

  async function verify(service: WatchedService) {
    if (checking.has(service)) return;
    checking.add(service);
    const hasAnswered = await check(service);
    checking.delete(service);
    if (environment.isOnline()) setService(service, !hasAnswered);
  }

  function checkAgain() {
    timer = undefined;
    const { isOnline, isSignInUp, down } = store.get();
    if (!isOnline) return;
    if (!isSignInUp) renew();
    for (const service of down) void verify(service);
    planCheck();
  }

  environment.onNetworkChange(() => {
    set({ isOnline: environment.isOnline() });
    if (timer === undefined) checkAgain();
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    report(service, hasAnswered) {
      if (hasAnswered) setService(service, false);
      else if (environment.isOnline()) void verify(service);
    },
    reportAcceptance: (isAccepted) => set({ isAccepted }),
    follow(session) {
      renew = () => session.getToken(Number.MAX_SAFE_INTEGER).catch(() => {});
      session.onEvent(({ type }) => {
        const isSignedIn = session.getState().status === 'signedIn';
        if (type === 'refreshError' && isSignedIn && environment.isOnline()) set({ isSignInUp: false });
        if (type === 'refreshSuccess' || type === 'authSuccess' || type === 'authLogout')
          set({ isSignInUp: true });
      });
    },
    checkWith(how) {
      check = how;
    },
  };
}
