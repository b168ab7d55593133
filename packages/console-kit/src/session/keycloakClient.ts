import Keycloak from 'keycloak-js';
import { callbackPath } from './callbackPage.ts';
import type { IdentityClient, IdentityClientHandlers, IdentityTokens } from './IdentityClient.ts';
import { startPath } from './returnPath.ts';
import type { KeycloakConfig } from './sessionParts.ts';

function tokensOf(keycloak: Keycloak): IdentityTokens | undefined {
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

/** The session leaves the page itself, after counting redirects; keycloak-js never does. */
const stay = async () => {};
const stayingAdapter = { login: stay, logout: stay, register: stay, accountManagement: stay };

const standardFlow = {
  checkLoginIframe: false,
  flow: 'standard',
  pkceMethod: 'S256',
  responseMode: 'fragment',
} as const;

/** keycloak-js rejects with the server's answer where it got an error. */
const toError = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'error' in cause ? new Error(String(cause.error)) : cause;

/**
 * keycloak-js behind `IdentityClient`; no other file knows it. It runs against a Keycloak-shaped server and keeps
 * the login state of one redirect for 60 minutes. Its own frames stay off: a session check that never
 * answers would hold up every token refresh, and browsers warn of the frame that it asks silently with.
 */
export function createKeycloakClient(config: KeycloakConfig, origin: string): IdentityClient {
  const { url, realm, clientId } = config;
  const redirectUri = origin + startPath;
  const adapter = {
    ...stayingAdapter,
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
    handle(next) {
      handlers = next;
    },
    start,
    getTokens: () => tokensOf(keycloak),
    async refresh(minValidity) {
      await keycloak.updateToken(minValidity);
    },
    clear: () => keycloak.clearToken(),
    createLoginUrl: () => keycloak.createLoginUrl({ redirectUri }),
    createQuestionUrl: ({ silently }) =>
      keycloak.createLoginUrl({ redirectUri: origin + callbackPath, ...(silently && { prompt: 'none' }) }),
    async accept(answer) {
      // keycloak-js takes an answer from the address only, and but one in the life of an object.
      window.history.replaceState(window.history.state, '', new URL(answer).hash);
      keycloak = new Keycloak({ url, realm, clientId });
      await start();
    },
    createAccountUrl: () => keycloak.createAccountUrl({ redirectUri }),
    loadProfile: () => keycloak.loadUserProfile(),
  };
}
