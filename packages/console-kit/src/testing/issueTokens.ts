import { realmUrlOf } from '../session/sessionParts.ts';
import { identityConfig, type SessionScenario } from './SessionScenario.ts';

const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Creates a token in the shape of a JWT. Its signature is a placeholder, because no client checks it. */
const makeJwt = (payload: object, header: object = { alg: 'RS256' }) =>
  `${encode(header)}.${encode(payload)}.c2ln`;

/** Returns the server's time, in seconds. */
export const serverTime = (scenario: SessionScenario) => Math.floor(Date.now() / 1000) - scenario.clockSkew;

/** Returns the tokens that the server of the scenario issues now. */
export function issueTokens(scenario: SessionScenario, nonce?: string) {
  const iat = serverTime(scenario);
  const standard = {
    iss: realmUrlOf(identityConfig),
    sub: 'person-1',
    iat,
    exp: iat + scenario.lifetime,
    sid: 'sid-1',
  };
  const claims = { ...standard, ...scenario.claims };
  const idClaims = { ...standard, aud: identityConfig.clientId, nonce, ...scenario.idTokenClaims };
  return {
    claims,
    accessToken: makeJwt({ ...claims, jti: crypto.randomUUID() }),
    idToken: scenario.hasIdToken ? makeJwt(idClaims, scenario.idTokenHeader) : undefined,
    refreshToken: scenario.hasRefreshToken
      ? makeJwt({ jti: crypto.randomUUID(), exp: iat + 1800 })
      : undefined,
  };
}
