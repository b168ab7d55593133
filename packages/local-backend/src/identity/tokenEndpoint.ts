import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import type { Envelopes } from './envelope.ts';
import type { IdentityKeys } from './keys.ts';
import { protocolPath, realmPath } from './realm.ts';
import { shiftTokens } from './shiftTokens.ts';
import type { HookState } from './testHooks.ts';

const tokenPath = `${protocolPath}/token`.slice(realmPath.length);

interface TokenEndpointParts {
  readonly keys: IdentityKeys;
  readonly envelopes: Envelopes;
  readonly hooks: HookState;
}

const isTokenResponse = (body: unknown): body is Record<string, unknown> & { refresh_token: string } =>
  typeof body === 'object' &&
  body !== null &&
  'refresh_token' in body &&
  typeof body.refresh_token === 'string';

/** Gives the token endpoint's responses Keycloak's shape, and disrupts them when a test asks for that. */
export function shapeTokenEndpoint(provider: Provider, { keys, envelopes, hooks }: TokenEndpointParts): void {
  provider.use(async (context, next) => {
    if (context.path !== tokenPath || context.method !== 'POST') return next();
    const { tokenStatus, tokenDelayMs, clockOffsetSeconds } = hooks.current;
    if (tokenDelayMs > 0) await wait(tokenDelayMs);
    if (tokenStatus !== null) {
      context.status = tokenStatus;
      context.body = { error: tokenStatus === 400 ? 'invalid_grant' : 'server_error' };
      return;
    }
    await next();
    const { body } = context;
    if (!isTokenResponse(body)) return;
    const { iss, sid, sub } = decodeJwt(String(body.access_token));
    const refresh_token = await envelopes.wrap(body.refresh_token, { iss, sid, sub });
    context.body = await shiftTokens({ ...body, refresh_token }, keys.signing, clockOffsetSeconds);
  });
}
