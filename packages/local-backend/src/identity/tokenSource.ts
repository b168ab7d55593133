import { createLocalJWKSet, createRemoteJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Origins } from '../http/origins.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import { issuerOf } from './realm.ts';

/** A sign-in server whose tokens count: the names it goes by, and the keys it signs with. */
export interface TokenSource {
  readonly issuers: readonly string[];
  readonly keys: JWTVerifyGetKey;
}

/** Our own provider, under every origin that it answers to. */
export const ownTokens = ({ served }: Origins, key: JWK): TokenSource => ({
  issuers: [...served].map(issuerOf),
  keys: createLocalJWKSet({ keys: [key] }),
});

/**
 * Another server with Keycloak's URL layout. Its keys are fetched when a token needs them; while they cannot be had,
 * nobody's credentials are called wrong: the answer is a 503.
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
