import { errors, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** Wraps an opaque secret into something of a JWT's shape, because Keycloak's clients decode refresh tokens. */
export interface Envelopes {
  wrap(secret: string, facts?: Readonly<Record<string, unknown>>): Promise<string>;
  /** The secret; undefined when the envelope is not ours or was changed. */
  unwrap(envelope: string): Promise<string | undefined>;
}

/** Envelopes of one kind, signed with a key. A kind never opens an envelope of another kind. */
export function createEnvelopes(key: Uint8Array, kind: string): Envelopes {
  return {
    wrap: (secret, facts = {}) =>
      new SignJWT({ ...facts, jti: secret, typ: kind })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .sign(key),
    async unwrap(envelope) {
      try {
        // How long a secret lives is the business of its store, so that a changed clock cannot open or close it.
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
