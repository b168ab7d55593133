import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose';

const times = ['iat', 'exp', 'nbf', 'auth_time'] as const;

/** Signs a token again with shifted times, as a provider with a wrong clock would. */
async function shift(token: string, key: JWK, seconds: number): Promise<string> {
  const { at_hash: _hash, ...payload } = decodeJwt(token);
  const moved = times.flatMap((name) => {
    const time = payload[name];
    return typeof time === 'number' ? [[name, time + seconds] as const] : [];
  });
  const { kid, typ } = decodeProtectedHeader(token);
  return new SignJWT({ ...payload, ...Object.fromEntries(moved) })
    .setProtectedHeader({ alg: 'RS256', ...(kid && { kid }), ...(typ && { typ }) })
    .sign(await importJWK(key, 'RS256'));
}

/** Returns a token response as a provider with a wrong clock would send it. For tests of clock skew. */
export async function shiftTokens<Answer extends Readonly<Record<string, unknown>>>(
  answer: Answer,
  key: JWK,
  seconds: number,
): Promise<Answer> {
  if (seconds === 0) return answer;
  const { access_token, id_token } = answer;
  return {
    ...answer,
    ...(typeof access_token === 'string' && { access_token: await shift(access_token, key, seconds) }),
    ...(typeof id_token === 'string' && { id_token: await shift(id_token, key, seconds) }),
  };
}
