import { errors, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** Wraps an opaque secret in a JWT, because Keycloak's clients decode refresh tokens. */
export interface Envelopes {
  wrap(secret: string, facts?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Returns the secret, or undefined if the envelope isn't ours or was modified. */
  unwrap(envelope: string): Promise<string | undefined>;
}

/** Creates envelopes of one kind, signed with a key. An envelope of another kind doesn't unwrap. */
export function createEnvelopes(key: Uint8Array, kind: string): Envelopes {
  return {
    wrap: (secret, facts = {}) =>
      new SignJWT({ ...facts, jti: secret, typ: kind })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .sign(key),
    async unwrap(envelope) {
      try {
        // Expiration is up to the store of the secret, so that a changed clock can't make a secret valid or invalid.
        const { payload } = await jwtVerify(envelope, key, {
          algorithms: [algorithm],
          currentDate: new Date(0),
        });
        return payload.typ === kind ? payload.jti : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
