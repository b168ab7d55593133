import { session as sessionTexts } from '../messages/en.ts';
import { defaultTokenValidity } from './SessionPort.ts';
import type { SessionParts } from './sessionParts.ts';
import { TimeoutError, withTimeout } from './withTimeout.ts';

/** Creates `getToken`, which returns a fresh enough token, or the last one while it's still valid. */
export function createTokenAccess({ client, environment, store, watch }: SessionParts) {
  let hasWarned = false;
  const refresh = async (minValidity: number) => {
    try {
      await withTimeout(client.refresh(minValidity), sessionTexts.refreshSilent);
    } catch (error) {
      // The client has reported a refused refresh. One that never settles is reported here.
      if (!(error instanceof TimeoutError)) return;
      store.emit({ type: 'refreshError' });
      if (!hasWarned) environment.warn(error.message);
      hasWarned = true;
    }
  };
  return async (minValidity = defaultTokenValidity): Promise<string | undefined> => {
    // Tokens exist before they have been checked, and may still arrive after sign-in has timed out.
    if (!watch.isOpen()) return undefined;
    if (client.getTokens()?.canRefresh) await refresh(minValidity);
    const tokens = client.getTokens();
    if (tokens && tokens.secondsLeft <= 0) throw new Error(sessionTexts.expired);
    return tokens?.accessToken;
  };
}
