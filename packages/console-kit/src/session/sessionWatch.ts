import { session as sessionTexts } from '../messages/en.ts';
import type { IdentityClient } from './IdentityClient.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionStore } from './sessionStore.ts';
import type { TokenValidator } from './TokenValidator.ts';

const noop = () => {};

/** Creates a check of whether frames of the sign-in server work here. It runs once, and warns if they don't. */
function createFrameCheck(environment: SessionEnvironment): () => Promise<boolean> {
  const check = async () => {
    try {
      const isSupported = await environment.probeThirdPartyCookies();
      if (!isSupported) environment.warn(sessionTexts.thirdPartyBlocked);
      return isSupported;
    } catch (error) {
      environment.warn(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  let answer: Promise<boolean> | undefined;
  return () => {
    answer ??= check();
    return answer;
  };
}

interface SessionWatchParts {
  readonly client: IdentityClient;
  readonly environment: SessionEnvironment;
  readonly store: SessionStore;
  readonly identity: TokenValidator;
}

/** Follows a trusted session: the client's events, the server's session-check frame, and sign-outs in other tabs. */
export function createSessionWatch({ client, environment, store, identity }: SessionWatchParts) {
  const mayUseFrames = createFrameCheck(environment);
  let isOpen = false;
  let endMonitor = noop;
  client.setHandlers({
    onCleared() {
      if (!isOpen) return;
      isOpen = false;
      endMonitor();
      if (['starting', 'signedIn'].includes(store.getState().status)) store.setState({ status: 'signedOut' });
      store.emit({ type: 'authLogout' });
    },
    onExpired: () => store.emit({ type: 'tokenExpired' }),
    onRefreshed() {
      const isTrusted = identity.validate('refresh') === undefined;
      if (!isTrusted) client.clear();
      store.emit({ type: isTrusted ? 'refreshSuccess' : 'refreshError' });
    },
    onRefreshFailed: () => store.emit({ type: 'refreshError' }),
  });
  environment.channel.listen(client.clear);
  return {
    mayUseFrames,
    /** Whether the current tokens are trusted. */
    isOpen: () => isOpen,
    /** Opens the session. From now on, cleared tokens mean a sign-out. */
    open() {
      isOpen = true;
      store.emit({ type: 'authSuccess' });
    },
    async monitor() {
      const sessionId = client.getTokens()?.sessionId;
      if (sessionId === undefined || !(await mayUseFrames()) || !isOpen) return;
      endMonitor = environment.monitor(sessionId, client.clear, (text) => {
        // The monitor has stopped itself. Keeping its stop function would keep its frame in memory.
        endMonitor = noop;
        environment.warn(text);
      });
    },
  };
}
