import { createLocalJWKSet, errors, type JWK, jwtVerify } from 'jose';
import type Provider from 'oidc-provider';
import { clientId } from './realm.ts';

/** The session that an ID token was issued for. */
export interface HintedSession {
  readonly sid: string;
  readonly accountId: string;
}

/**
 * Reads the `id_token_hint` of a sign-out. Even if the token has expired, its signature proves that the request comes
 * from the console. Returns undefined if the hint is missing or invalid.
 */
export async function readIdTokenHint(
  hint: string | undefined,
  issuer: string,
  key: JWK,
): Promise<HintedSession | undefined> {
  if (hint === undefined) return undefined;
  try {
    const { payload } = await jwtVerify(hint, createLocalJWKSet({ keys: [key] }), {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      currentDate: new Date(0),
    });
    const { sub, sid } = payload;
    return sub !== undefined && typeof sid === 'string' ? { sid, accountId: sub } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

type Session = Awaited<ReturnType<Provider['Session']['get']>>;

/** Ends a session and revokes everything that was granted in it. */
export async function endSession(provider: Provider, session: Session): Promise<void> {
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
}
