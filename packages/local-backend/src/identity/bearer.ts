import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Caller } from '../access/caller.ts';
import { findPersonById } from '../access/people.ts';
import { consoleRole } from '../access/roles.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import { clientId, tokenAudience } from './realm.ts';
import type { TokenSource } from './tokenSource.ts';

/** Identifies the caller behind an `Authorization` header. An invalid header is a 401, never an anonymous caller. */
export interface Bearers {
  identify(authorization: string | undefined): Promise<Caller>;
  /** Returns the payload of a bearer token. Throws a 401 if the token is invalid. */
  verify(token: string): Promise<JWTPayload>;
}

const invalidToken = () =>
  new Problem(401, en.problems.credentialsRefused, {
    headers: { 'www-authenticate': 'Bearer realm="advantage", error="invalid_token"' },
  });

const rolesAt = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null || !('roles' in value)) return [];
  return Array.isArray(value.roles) ? value.roles.map(String) : [];
};

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** Returns the union of the realm's and the client's roles. */
const rolesOf = ({ realm_access, resource_access }: JWTPayload): readonly string[] => [
  ...new Set([...rolesAt(realm_access), ...rolesAt(at(resource_access, clientId))]),
];

/** Verifies headers with the keys of the token's issuer. `now` returns the current time in milliseconds. */
export function createBearers(sources: readonly TokenSource[], now: () => number): Bearers {
  async function verify(token: string): Promise<JWTPayload> {
    try {
      const { iss = '' } = decodeJwt(token);
      const source = sources.find(({ issuers }) => issuers.includes(iss));
      if (source === undefined) throw invalidToken();
      const { payload } = await jwtVerify(token, source.keys, {
        issuer: iss,
        audience: tokenAudience,
        algorithms: ['RS256'],
        typ: 'at+jwt',
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw invalidToken();
      throw error;
    }
  }

  return {
    verify,
    async identify(authorization) {
      if (authorization === undefined) return { kind: 'anonymous' };
      const [scheme = '', credentials = ''] = authorization.split(' ');
      if (scheme.toLowerCase() === 'basic') {
        if (Buffer.from(credentials, 'base64').toString() !== `${clientId}:`) throw invalidToken();
        return { kind: 'client' };
      }
      if (scheme.toLowerCase() !== 'bearer') throw invalidToken();
      const payload = await verify(credentials);
      const person = findPersonById(payload.sub ?? '');
      if (person === undefined) throw invalidToken();
      return { kind: 'person', person, role: consoleRole(rolesOf(payload)) };
    },
  };
}
