import Keycloak from 'keycloak-js';
import type { IdentityClient, IdentityClientHandlers, IdentityTokens } from './IdentityClient.ts';
import { startPath } from './returnPath.ts';
import type { KeycloakConfig } from './sessionParts.ts';
import { identityTimeout } from './withTimeout.ts';

/** The page that a silent sign-in returns to, inside its frame. */
const silentPath = '/silent-check-sso.html';

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
  messageReceiveTimeout: identityTimeout,
  pkceMethod: 'S256',
  responseMode: 'fragment',
} as const;

/** keycloak-js rejects with the server's answer where it got an error. */
const toError = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'error' in cause ? new Error(String(cause.error)) : cause;

function connect(keycloak: Keycloak, handlers: IdentityClientHandlers) {
  keycloak.onAuthLogout = handlers.onCleared;
  keycloak.onTokenExpired = handlers.onExpired;
  keycloak.onAuthRefreshSuccess = handlers.onRefreshed;
  keycloak.onAuthRefreshError = handlers.onRefreshFailed;
}

/**
 * keycloak-js behind `IdentityClient`; no other file knows it. It runs against a Keycloak-shaped server, keeps
 * the login state of one redirect for 60 minutes (AUT-7), and its own session check stays off: a check that
 * never answers would hold up every token refresh.
 */
export function createKeycloakClient(
  { url, realm, clientId }: KeycloakConfig,
  origin: string,
): IdentityClient {
  const keycloak = new Keycloak({ url, realm, clientId });
  const redirectUri = origin + startPath;
  const adapter = {
    ...stayingAdapter,
    redirectUri: (asked?: { redirectUri?: string }) => asked?.redirectUri ?? redirectUri,
  };
  return {
    handle: (handlers) => connect(keycloak, handlers),
    async start({ silently }) {
      const silent = { onLoad: 'check-sso', silentCheckSsoRedirectUri: origin + silentPath } as const;
      try {
        await keycloak.init({ ...standardFlow, adapter, redirectUri, ...(silently && silent) });
      } catch (cause) {
        throw toError(cause);
      }
    },
    getTokens: () => tokensOf(keycloak),
    async refresh(minValidity) {
      await keycloak.updateToken(minValidity);
    },
    clear: keycloak.clearToken,
    createLoginUrl: () => keycloak.createLoginUrl({ redirectUri }),
    createAccountUrl: () => keycloak.createAccountUrl({ redirectUri }),
    loadProfile: keycloak.loadUserProfile,
  };
}
