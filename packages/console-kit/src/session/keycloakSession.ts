import { session as sessionTexts } from '../messages/en.ts';
import { popupSignIn, silentSignIn } from './callbackPage.ts';
import { createSession } from './createSession.ts';
import { createKeycloakClient } from './keycloakClient.ts';
import { postLogout, submitLogoutForm } from './logoutRequest.ts';
import { startPath } from './returnPath.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionPort } from './SessionPort.ts';
import { monitorSession } from './sessionMonitor.ts';
import { type KeycloakConfig, realmUrlOf } from './sessionParts.ts';
import { createSignOutChannel } from './signOutChannel.ts';
import { probeThirdPartyCookies } from './thirdPartyCookies.ts';
import { withTimeout } from './withTimeout.ts';

/** Returns the environment of a session in a real browser. */
export function browserEnvironment(config: KeycloakConfig): SessionEnvironment {
  const { origin } = window.location;
  const realmUrl = realmUrlOf(config);
  const logoutUrl = `${realmUrl}/protocol/openid-connect/logout`;
  const logoutFields = (idToken: string) => ({
    id_token_hint: idToken,
    client_id: config.clientId,
    post_logout_redirect_uri: origin + startPath,
  });
  return {
    origin,
    storage: window.sessionStorage,
    channel: createSignOutChannel(),
    getUrl: () => new URL(window.location.href),
    replaceUrl: (url) => window.history.replaceState(null, '', url),
    navigate: (url) => window.location.assign(url),
    redirect: (url) => window.location.replace(url),
    isRevisit: () =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward')),
    onRestored: (listener) =>
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      }),
    now: Date.now,
    warn: (text) => console.warn(text),
    probeThirdPartyCookies: () => probeThirdPartyCookies(realmUrl),
    probeServer: () => probeServer(realmUrl),
    isOnline: () => navigator.onLine,
    onOnline: (listener) => {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    silentSignIn,
    popupSignIn,
    monitor: (sessionId, onChanged, onSilent) =>
      monitorSession({ realmUrl, clientId: config.clientId, sessionId, onChanged, onUnresponsive: onSilent }),
    postLogout: (idToken) => postLogout(logoutUrl, logoutFields(idToken)),
    submitLogoutForm: (idToken) => submitLogoutForm(logoutUrl, logoutFields(idToken)),
  };
}

/** Creates the console's session: keycloak-js in a real browser. Pages without sign-in never load this module. */
export const createKeycloakSession = (config: KeycloakConfig): SessionPort =>
  createSession({
    config,
    client: createKeycloakClient(config, window.location.origin),
    environment: browserEnvironment(config),
  });

/**
 * Resolves if the sign-in server responds at all, because a page that has left for a server that is down can't show an
 * error. The content of the response is ignored.
 */
export async function probeServer(realmUrl: string, fetchFn: typeof fetch = fetch): Promise<void> {
  const url = `${realmUrl}/.well-known/openid-configuration`;
  await withTimeout(
    fetchFn(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }),
    sessionTexts.noAnswer,
  );
}
