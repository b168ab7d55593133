import { realmUrlOf } from '../session/sessionParts.ts';
import { identityConfig, type SessionScenario } from './SessionScenario.ts';

const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Creates a token in the shape of a JWT. Its signature is a placeholder, because no client checks it. */
const makeJwt = (payload: object, header: object = { alg: 'RS256' }) =>
  `${encode(header)}.${encode(payload)}.c2ln`;

/** Returns the server's time, in seconds. */
export const serverTime = (world: SessionScenario) => Math.floor(Date.now() / 1000) - world.clockSkew;

/** Returns the tokens that the server of the world issues now. */
export function issueTokens(world: SessionScenario, nonce?: string) {
  const iat = serverTime(world);
  const standard = {
    iss: realmUrlOf(identityConfig),
    sub: 'person-1',
    iat,
    exp: iat + world.lifetime,
    sid: 'sid-1',
  };
  const claims = { ...standard, ...world.claims };
  const idClaims = { ...standard, aud: identityConfig.clientId, nonce, ...world.idTokenClaims };
  return {
    claims,
    accessToken: makeJwt({ ...claims, jti: crypto.randomUUID() }),
    idToken: world.hasIdToken ? makeJwt(idClaims, world.idTokenHeader) : undefined,
    refreshToken: world.hasRefreshToken ? makeJwt({ jti: crypto.randomUUID(), exp: iat + 1800 }) : undefined,
  };
}
