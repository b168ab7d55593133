import Keycloak from 'keycloak-js';
import { callbackPath } from './callbackPage.ts';
import type { IdentityClient, IdentityClientHandlers, IdentityTokens } from './IdentityClient.ts';
import { startPath } from './returnPath.ts';
import type { KeycloakConfig } from './sessionParts.ts';

function toIdentityTokens(keycloak: Keycloak): IdentityTokens | undefined {
  const { token, tokenParsed, idToken, refreshToken, timeSkew, subject } = keycloak;
  if (!token || !tokenParsed) return undefined;
  const serverTime = Date.now() / 1000 - (timeSkew ?? 0);
  return {
    accessToken: token,
    claims: tokenParsed,
    idToken,
    canRefresh: refreshToken !== undefined,
    secondsLeft: (tokenParsed.exp ?? Number.POSITIVE_INFINITY) - serverTime,
    subject,
    sessionId: keycloak.sessionId,
    serverTime,
  };
}

/** The session itself navigates away, after counting redirects. keycloak-js never does. */
const stay = async () => {};
const noRedirectAdapter = { login: stay, logout: stay, register: stay, accountManagement: stay };

const standardFlow = {
  checkLoginIframe: false,
  flow: 'standard',
  pkceMethod: 'S256',
  responseMode: 'fragment',
} as const;

/** keycloak-js rejects with the server's error response, which isn't an `Error`. */
const toError = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'error' in cause ? new Error(String(cause.error)) : cause;

/**
 * Implements `IdentityClient` with keycloak-js; no other file imports it. Works with any server shaped like Keycloak,
 * and stores the login state of a redirect for 60 minutes. The frames of keycloak-js stay off: a session check without
 * a response would block every token refresh, and browsers warn about its frame for silent sign-in.
 */
export function createKeycloakClient(config: KeycloakConfig, origin: string): IdentityClient {
  const { url, realm, clientId } = config;
  const redirectUri = origin + startPath;
  const adapter = {
    ...noRedirectAdapter,
    redirectUri: (asked?: { redirectUri?: string }) => asked?.redirectUri ?? redirectUri,
  };
  let handlers: IdentityClientHandlers | undefined;
  let keycloak = new Keycloak({ url, realm, clientId });
  const start = async () => {
    keycloak.onAuthLogout = handlers?.onCleared;
    keycloak.onTokenExpired = handlers?.onExpired;
    keycloak.onAuthRefreshSuccess = handlers?.onRefreshed;
    keycloak.onAuthRefreshError = handlers?.onRefreshFailed;
    try {
      await keycloak.init({ ...standardFlow, adapter, redirectUri });
    } catch (cause) {
      throw toError(cause);
    }
  };
  return {
    setHandlers(next) {
      handlers = next;
    },
    start,
    getTokens: () => toIdentityTokens(keycloak),
    async refresh(minValidity) {
      await keycloak.updateToken(minValidity);
    },
    clear: () => keycloak.clearToken(),
    createLoginUrl: () => keycloak.createLoginUrl({ redirectUri }),
    createCallbackLoginUrl: ({ silently }) =>
      keycloak.createLoginUrl({ redirectUri: origin + callbackPath, ...(silently && { prompt: 'none' }) }),
    async accept(callbackUrl) {
      // keycloak-js reads a response only from the URL, and only one per instance.
      window.history.replaceState(window.history.state, '', new URL(callbackUrl).hash);
      keycloak = new Keycloak({ url, realm, clientId });
      await start();
    },
    createAccountUrl: () => keycloak.createAccountUrl({ redirectUri }),
    loadProfile: () => keycloak.loadUserProfile(),
  };
}
