import Provider, { type AdapterFactory, type Configuration, interactionPolicy } from 'oidc-provider';
import { consoleOnSameHost, type Origins } from '../http/origins.ts';
import { reportError } from '../http/reportError.ts';
import * as en from '../messages/en.ts';
import { accessTokenClaims, accountOf, idTokenClaims } from './claims.ts';
import type { IdentityKeys } from './keys.ts';
import { errorPage } from './pages/errorPage.ts';
import { brandOfHost } from './pages/layout.ts';
import { clientId, issuerOf, protocolPath, realmPath, tokenAudience } from './realm.ts';
import { isAllowedRedirectUrl } from './redirects.ts';
import type { HookState } from './testHooks.ts';

const resource = 'urn:advantage:services';
const resourceScope = 'services';
const scope = 'openid profile email';
const hours = 60 * 60;

/** Dependencies of a provider. */
export interface ProviderParts {
  /** The backend's own origin that this provider serves. */
  readonly origin: string;
  readonly origins: Origins;
  readonly keys: IdentityKeys;
  readonly records: AdapterFactory;
  readonly hooks: HookState;
}

/** Returns the path of the sign-in page of one interaction. */
export const signInPath = (uid: string) => `${realmPath}/login-actions/authenticate/${uid}`;

const inRealm = (path: string) => path.slice(realmPath.length);

/** Removes the consent prompt: the console is ours, so users don't need to consent to it. */
function policyWithoutConsent() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

const lifetimes = (hooks: HookState): Configuration['ttl'] => ({
  AccessToken: () => hooks.current.accessTokenSeconds,
  AuthorizationCode: 60,
  Grant: 14 * 24 * hours,
  IdToken: 1 * hours,
  Interaction: 1 * hours,
  RefreshToken: 12 * hours,
  Session: 12 * hours,
});

const features: Configuration['features'] = {
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  revocation: { enabled: true },
  rpInitiatedLogout: { enabled: false },
  userinfo: { enabled: false },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => resource,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: resourceScope,
      audience: tokenAudience,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  },
};

const routes: Configuration['routes'] = {
  authorization: inRealm(`${protocolPath}/auth`),
  token: inRealm(`${protocolPath}/token`),
  userinfo: inRealm(`${protocolPath}/userinfo`),
  jwks: inRealm(`${protocolPath}/certs`),
  revocation: inRealm(`${protocolPath}/revoke`),
  end_session: inRealm(`${protocolPath}/logout`),
};

/** Limits cookies to the realm. Cookie names contain the port, because browsers share cookies between ports. */
function cookies({ origin, keys }: ProviderParts): Configuration['cookies'] {
  const { port } = new URL(origin);
  const guarded = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    names: {
      session: `advantage_session_${port}`,
      interaction: `advantage_sign_in_${port}`,
      resume: `advantage_resume_${port}`,
    },
    keys: [keys.cookie],
    long: { ...guarded, path: realmPath },
    short: guarded,
  };
}

const clients = ({ consoleOrigins }: Origins): Configuration['clients'] => [
  {
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [...consoleOrigins].map((each) => `${each}/`),
  },
];

/** Accounts, their token claims and their grants. */
const people: Configuration = {
  findAccount: (_context, id, token) =>
    accountOf(id, token && 'sessionUid' in token ? token.sessionUid : undefined),
  extraTokenClaims: (_context, token) =>
    'accountId' in token ? accessTokenClaims(token.accountId, token.sessionUid) : {},
  loadExistingGrant: async ({ oidc }) => {
    const grantId = oidc.session?.grantIdFor(clientId);
    const grant =
      (grantId && (await oidc.provider.Grant.find(grantId))) ||
      new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId });
    grant.addOIDCScope(scope);
    grant.addResourceScope(resource, resourceScope);
    await grant.save();
    return grant;
  },
};

function configuration(parts: ProviderParts): Configuration {
  const { origins, keys, records, hooks } = parts;
  return {
    ...people,
    adapter: records,
    jwks: { keys: [keys.signing] },
    clients: clients(origins),
    clientBasedCORS: (_context, requestOrigin) => origins.consoleOrigins.has(requestOrigin),
    cookies: cookies(parts),
    claims: { openid: idTokenClaims },
    scopes: scope.split(' '),
    features,
    routes,
    ttl: lifetimes(hooks),
    pkce: { required: () => true },
    responseTypes: ['code'],
    interactions: { policy: policyWithoutConsent(), url: (_context, { uid }) => signInPath(uid) },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    renderError: (context, { error, error_description }) => {
      context.type = 'html';
      const backLink = { href: consoleOnSameHost(parts.origin, origins), label: en.signInPages.back };
      // A server error is in the log, where this ID identifies the request.
      const requestId = context.status < 500 ? undefined : String(context.res.getHeader('x-request-id'));
      const message = error_description ?? error;
      context.body = errorPage(message, brandOfHost(context.hostname), backLink, requestId);
    },
  };
}

/** Creates an OpenID provider in Keycloak's shape for one of the backend's origins. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(issuerOf(parts.origin), configuration(parts));
  provider.on('server_error', ({ method, originalUrl, res }, error) =>
    reportError(
      error,
      res.statusCode,
      method,
      `${realmPath}${originalUrl.replace(/\?.*/, '')}`,
      String(res.getHeader('x-request-id')),
    ),
  );
  // The library lets every page read keys and metadata. Ours are for the console, whose headers are already set.
  provider.use(async (context, next) => {
    await next();
    if (parts.origins.consoleOrigins.has(context.get('origin'))) return;
    for (const name of Object.keys(context.response.headers))
      if (name.startsWith('access-control-')) context.remove(name);
  });
  const isAllowedRedirect = (url: string) => isAllowedRedirectUrl(url, parts.origins.consoleOrigins);
  provider.Client.prototype.redirectUriAllowed = isAllowedRedirect;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isAllowedRedirect;
  return provider;
}
