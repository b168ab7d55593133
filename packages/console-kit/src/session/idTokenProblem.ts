import * as z from 'zod/mini';

/** What an id token must contain. */
export interface ExpectedIdToken {
  readonly issuer: string;
  readonly clientId: string;
  /** The server's time in seconds. */
  readonly now: number;
  /** The expected `sub` claim, if the user is already known. */
  readonly subject?: string | undefined;
}

/** How far ahead of the server's time `iat` and `nbf` may be, in seconds. */
const tolerance = 300;

const headerSchema = z.object({ alg: z.string().check(z.minLength(1), z.regex(/^(?!none$)/i)) });
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  exp: z.number(),
  iat: z.number(),
  nbf: z.optional(z.number()),
});

function decode(part: string): unknown {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
}

function read(idToken: string) {
  const [header = '', payload = '', signature, ...rest] = idToken.split('.');
  if (!signature || rest.length > 0) return undefined;
  try {
    z.parse(headerSchema, decode(header));
    return z.parse(claimsSchema, decode(payload));
  } catch {
    return undefined;
  }
}

/**
 * Returns why an id token can't be trusted, or undefined if it can. The signature isn't checked, because the token
 * comes straight from the token endpoint over TLS (OpenID Connect Core 3.1.3.7, point 6).
 */
export function idTokenProblem(idToken: string | undefined, expected: ExpectedIdToken): string | undefined {
  if (!idToken) return 'id token is missing';
  const claims = read(idToken);
  if (!claims) return 'id token is malformed';
  const { iss, sub, aud, azp, exp, iat, nbf = iat } = claims;
  const audience = [aud].flat();
  if (iss !== expected.issuer) return 'iss is another server';
  if (!audience.includes(expected.clientId)) return 'aud is another client';
  if ((azp ?? (audience.length > 1 ? '' : expected.clientId)) !== expected.clientId)
    return 'azp is another client';
  if (!(exp > expected.now)) return 'exp is past';
  if (!(Math.max(iat, nbf) <= expected.now + tolerance)) return 'iat is in the future';
  if (expected.subject !== undefined && sub !== expected.subject) return 'sub is another person';
  return undefined;
}
