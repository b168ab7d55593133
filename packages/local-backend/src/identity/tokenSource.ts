import { createLocalJWKSet, createRemoteJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Origins } from '../http/origins.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import { issuerOf } from './realm.ts';

/** A sign-in server whose tokens are accepted: its issuer names and its keys. */
export interface TokenSource {
  readonly issuers: readonly string[];
  readonly keys: JWTVerifyGetKey;
}

/** Our own provider, under every origin it serves. */
export const ownTokens = ({ served }: Origins, key: JWK): TokenSource => ({
  issuers: [...served].map(issuerOf),
  keys: createLocalJWKSet({ keys: [key] }),
});

/**
 * Another server with Keycloak's URL layout. Its keys are fetched when a token needs them. While that fails, the
 * response is a 503, because the credentials may be valid.
 */
export function trustedTokens(issuer: string): TokenSource {
  const remote = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`));
  return {
    issuers: [issuer],
    async keys(header, token) {
      try {
        return await remote(header, token);
      } catch (error) {
        if (error instanceof errors.JWKSNoMatchingKey) throw error;
        throw new Problem(503, en.problems.keysNotPublished, {
          headers: { 'retry-after': '5' },
        });
      }
    },
  };
}
