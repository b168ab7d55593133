import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { people } from '../access/people.ts';
import { accessTokenClaims, accountOf } from './claims.ts';
import { clientId } from './realm.ts';
import { readIdTokenHint } from './signOut.ts';

const issuer = 'http://127.0.0.1:4000/realms/advantage';
const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
const key = { ...(await exportJWK(publicKey)), alg: 'RS256' };
const longAgo = 1_600_000_000;

const hint = (claims: Record<string, unknown> = {}, by = privateKey) =>
  new SignJWT({
    iss: issuer,
    aud: clientId,
    sub: 'person-1',
    sid: 'sid-1',
    iat: longAgo,
    exp: longAgo + 300,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(by);
const read = async (text: string | undefined) => readIdTokenHint(text, issuer, key);

describe('the id_token_hint of a sign-out', () => {
  it('AUT-6 identifies the user, even if it has expired', async () => {
    expect(await read(await hint())).toEqual({ sid: 'sid-1', accountId: 'person-1' });
  });

  it('AUT-6 is ignored if it is missing, malformed or signed with another key', async () => {
    const { privateKey: otherKey } = await generateKeyPair('RS256');
    for (const text of [undefined, '', 'a.b.c', await hint({}, otherKey)])
      expect(await read(text)).toBeUndefined();
  });

  it.each<[string, Record<string, unknown>]>([
    ['another server', { iss: 'http://127.0.0.1:4000/realms/other' }],
    ['another client', { aud: 'other' }],
    ['nobody', { sub: undefined }],
    ['no session', { sid: undefined }],
    ['a session ID that is a number', { sid: 1 }],
  ])('AUT-6 is ignored if it is for %s', async (_what, claims) => {
    expect(await read(await hint(claims))).toBeUndefined();
  });

  it('AUT-6 is ignored without a signature', async () => {
    const [, payload] = (await hint()).split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await read(`${header}.${payload}.`)).toBeUndefined();
  });
});

it('ROL-3 an unknown ID has no account and no claims', () => {
  expect(accountOf('nobody', 'sid-1')).toBeUndefined();
  expect(accessTokenClaims('nobody', 'sid-1')).toEqual({});
  expect(accountOf(people[0]?.id ?? '', 'sid-1')).toMatchObject({ accountId: people[0]?.id });
});
