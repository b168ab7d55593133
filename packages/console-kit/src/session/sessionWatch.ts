import { session as sessionTexts } from '../messages/en.ts';
import type { IdentityClient } from './IdentityClient.ts';
import type { IdentityCheck } from './identityCheck.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionStore } from './sessionStore.ts';

const nothing = () => {};

/** Whether frames of the sign-in server work here; asked once, with one warning when they do not. */
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
  readonly identity: IdentityCheck;
}

/** Follows a session that has been believed: what the client reports, what the server's frame and other tabs say. */
export function createSessionWatch({ client, environment, store, identity }: SessionWatchParts) {
  const mayUseFrames = createFrameCheck(environment);
  let isOpen = false;
  let endMonitor = nothing;
  client.handle({
    onCleared() {
      if (!isOpen) return;
      isOpen = false;
      endMonitor();
      if (['starting', 'signedIn'].includes(store.getState().status)) store.setState({ status: 'signedOut' });
      store.emit({ type: 'authLogout' });
    },
    onExpired: () => store.emit({ type: 'tokenExpired' }),
    onRefreshed() {
      const isBelieved = identity.check('refresh') === undefined;
      if (!isBelieved) client.clear();
      store.emit({ type: isBelieved ? 'refreshSuccess' : 'refreshError' });
    },
    onRefreshFailed: () => store.emit({ type: 'refreshError' }),
  });
  environment.channel.listen(client.clear);
  return {
    mayUseFrames,
    /** Whether the tokens in force are believed. */
    isOpen: () => isOpen,
    /** From now on a cleared token is a sign-out. */
    open() {
      isOpen = true;
      store.emit({ type: 'authSuccess' });
    },
    async monitor() {
      const sessionId = client.getTokens()?.sessionId;
      if (sessionId === undefined || !(await mayUseFrames()) || !isOpen) return;
      endMonitor = environment.monitor(sessionId, client.clear, (text) => {
        // It has ended itself; whoever could end it would keep its frame.
        endMonitor = nothing;
        environment.warn(text);
      });
    },
  };
}
