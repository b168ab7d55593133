import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { JWK } from 'jose';
import type Provider from 'oidc-provider';
import { createSettingStore } from '../database/settingStore.ts';
import { consoleCors, cors } from '../http/cors.ts';
import { securityHeaders } from '../http/middleware.ts';
import type { Origins } from '../http/origins.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import { serveAccount } from './accountRoutes.ts';
import { serveAssets } from './assetRoutes.ts';
import { type Bearers, createBearers } from './bearer.ts';
import { type IdentityApp, type IdentityContext, type IdentityDependencies, ownOrigin } from './context.ts';
import { createEnvelopes } from './envelope.ts';
import { serveFrames } from './frameRoutes.ts';
import { pagePolicy } from './headers.ts';
import { type IdentityKeys, loadIdentityKeys } from './keys.ts';
import { createProvider } from './provider.ts';
import { protocolPath, realmPath } from './realm.ts';
import { createIdentityRecords } from './records.ts';
import { serveSignIn } from './signInRoutes.ts';
import { serveSignOut } from './signOutRoutes.ts';
import type { HookState, MutableEndpoint } from './testHooks.ts';
import { shapeTokenEndpoint } from './tokenEndpoint.ts';
import { ownTokens, trustedTokens } from './tokenSource.ts';

const publicKey = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

const mutable: readonly (readonly [MutableEndpoint, string])[] = [
  ['token', `${protocolPath}/token`],
  ['userinfo', `${protocolPath}/userinfo`],
  ['account', `${realmPath}/account`],
  ['session-frame', `${protocolPath}/login-status-iframe.html`],
  ['cookie-frame', `${protocolPath}/3p-cookies/`],
];

/** Makes endpoints accept requests and never respond, when a test asks for that. */
const mutedEndpoints =
  (hooks: HookState): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const { mute } = hooks.current;
    const isMute = mutable.some(([name, path]) => mute.includes(name) && context.req.path.startsWith(path));
    if (!isMute) return next();
    await once(context.env.outgoing, 'close');
    return context.body(null);
  };

/** Passes the raw request to the provider, which responds outside Hono. */
async function delegateToProvider(
  provider: Provider,
  context: IdentityContext,
  origins: Origins,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  const headers = {
    ...securityHeaders,
    ...consoleCors(origins, context.req.header('origin'), true),
    'content-security-policy': pagePolicy(origins),
    'referrer-policy': 'same-origin',
    'x-request-id': randomUUID(),
    vary: 'Origin',
  };
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  Object.assign(incoming, { originalUrl: incoming.url });
  incoming.url = incoming.url?.slice(realmPath.length) ?? '/';
  await provider.callback()(incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}

interface IdentityParts {
  readonly database: DatabaseSync;
  readonly origins: Origins;
  readonly hooks: HookState;
  /** See `BackendOptions`. */
  readonly trustedIssuer?: string | undefined;
}

/** The identity provider: signs users in, and verifies tokens. */
export interface Identity {
  readonly bearers: Bearers;
  /** Serves sign-in and all related routes under `/realms/advantage`. */
  serve(app: IdentityApp): void;
}

function createProviders({ database, origins, hooks }: IdentityParts, keys: IdentityKeys) {
  const envelopes = createEnvelopes(keys.envelope, 'Refresh');
  const records = createIdentityRecords(database, envelopes);
  return new Map(
    [...origins.served].map((origin) => {
      const provider = createProvider({ origin, origins, keys, records, hooks });
      shapeTokenEndpoint(provider, { keys, envelopes, hooks });
      return [origin, provider];
    }),
  );
}

/** Creates an identity provider in Keycloak's shape. Like Keycloak, it has one issuer per host name. */
export async function createIdentity(parts: IdentityParts): Promise<Identity> {
  const { database, origins, hooks, trustedIssuer } = parts;
  const keys = await loadIdentityKeys(createSettingStore(database));
  const key = publicKey(keys.signing);
  const providers = createProviders(parts, keys);
  const clock = () => Date.now() + hooks.current.clockOffsetSeconds * 1000;
  const own = ownTokens(origins, key);
  // The trusted issuer comes first: behind a proxy, it may have a host name that would otherwise be ours.
  const sources = trustedIssuer === undefined ? [own] : [trustedTokens(trustedIssuer), own];
  const bearers = createBearers(sources, clock);

  const providerOf = (context: IdentityContext): Provider => {
    const provider = providers.get(ownOrigin(context));
    if (provider === undefined) throw new Problem(421, en.problems.unknownHost);
    return provider;
  };
  const world: IdentityDependencies = { origins, hooks, getProvider: providerOf };

  return {
    bearers,
    serve(app) {
      app.use(`${realmPath}/*`, cors(origins, { withCookies: true }), mutedEndpoints(hooks));
      serveAssets(app);
      serveFrames(app, world);
      serveSignIn(app, world);
      serveSignOut(app, { world, key, proofs: createEnvelopes(keys.envelope, 'SignOut') });
      serveAccount(app, world, bearers);
      app.all(`${protocolPath}/*`, (context) => delegateToProvider(providerOf(context), context, origins));
      app.get(`${realmPath}/.well-known/*`, (context) =>
        delegateToProvider(providerOf(context), context, origins),
      );
    },
  };
}
