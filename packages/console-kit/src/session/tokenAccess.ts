import { session as sessionTexts } from '../messages/en.ts';
import { defaultTokenValidity } from './SessionPort.ts';
import type { SessionParts } from './sessionParts.ts';
import { TimeoutError, withTimeout } from './withTimeout.ts';

/** The token of a call: fresh enough, or the last one as long as it is valid at all. */
export function createTokenAccess({ client, environment, store, watch }: SessionParts) {
  let hasWarned = false;
  const refresh = async (minValidity: number) => {
    try {
      await withTimeout(client.refresh(minValidity), sessionTexts.refreshSilent);
    } catch (error) {
      // A refused refresh was reported by the client; one that never settles is reported here.
      if (!(error instanceof TimeoutError)) return;
      store.emit({ type: 'refreshError' });
      if (!hasWarned) environment.warn(error.message);
      hasWarned = true;
    }
  };
  return async (minValidity = defaultTokenValidity): Promise<string | undefined> => {
    // Tokens are there before anybody has checked them, and may still come when nobody waits for them any more.
    if (!watch.isOpen()) return undefined;
    if (client.getTokens()?.canRefresh) await refresh(minValidity);
    const tokens = client.getTokens();
    if (tokens && tokens.secondsLeft <= 0) throw new Error(sessionTexts.expired);
    return tokens?.accessToken;
  };
}
