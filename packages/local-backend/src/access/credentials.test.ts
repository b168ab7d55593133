import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettingStore } from '../database/settingStore.ts';
import { type IdentityKeys, loadIdentityKeys } from '../identity/keys.ts';
import { issuerOf, tokenAudience } from '../identity/realm.ts';
import { contactMarks, rows } from '../testing/everyCall.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { people } from './people.ts';

let backend: TestBackend;
let someId: string;
let signing: IdentityKeys['signing'];
const folder = mkdtempSync(join(tmpdir(), 'advantage-credentials-'));

beforeAll(async () => {
  const file = join(folder, 'credentials.sqlite');
  backend = await startTestBackend({ database: file });
  const database = new DatabaseSync(file);
  ({ signing } = await loadIdentityKeys(createSettingStore(database)));
  database.close();
  const { content } = await (await backend.get('/api/v1/marketplace-opportunities?size=1')).json();
  someId = content[0].opportunityId;
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

describe('invalid credentials', () => {
  const soon = '5m';
  const admin = people[0]?.id ?? '';
  const facts = { realm_access: { roles: ['ROLE_CONSOLE_ADMIN'] } };

  /** An admin's access token as the provider issues it, with optional header overrides. */
  const token = (header = {}) =>
    new SignJWT(facts)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: signing.kid, ...header })
      .setSubject(admin)
      .setIssuer(issuerOf(backend.url))
      .setAudience(tokenAudience)
      .setIssuedAt()
      .setExpirationTime(soon);
  const ours = async (changed: SignJWT) => `Bearer ${await changed.sign(await importJWK(signing, 'RS256'))}`;

  const unsigned = () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 300;
    const claims = {
      ...facts,
      sub: admin,
      iss: issuerOf(backend.url),
      aud: tokenAudience,
      exp,
      iat: exp - 300,
    };
    return `Bearer ${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`;
  };

  /** Algorithm confusion: signs with the public key as if it were a shared secret. */
  const confused = async () => {
    const { n = '' } = signing;
    return `Bearer ${await token({ alg: 'HS256' }).sign(Buffer.from(n, 'base64url'))}`;
  };

  const tampered = async () => {
    const [header, , signature] = (await ours(token())).replace('Bearer ', '').split('.');
    const [, claims] = (await ours(token().setSubject(people[1]?.id ?? ''))).split('.');
    return `Bearer ${header}.${claims}.${signature}`;
  };

  const credentials: readonly (readonly [string, () => Promise<string> | string])[] = [
    [
      'a token of another key',
      async () => `Bearer ${await token().sign((await generateKeyPair('RS256')).privateKey)}`,
    ],
    ['a token without a signature', unsigned],
    ['a token signed with the public key', confused],
    ['a token with other claims than were signed', tampered],
    ['an expired token', () => ours(token().setIssuedAt('-10m').setExpirationTime('-1s'))],
    [
      'a token that never expires',
      () =>
        ours(
          new SignJWT({ ...facts, sub: admin, iss: issuerOf(backend.url), aud: tokenAudience })
            .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: signing.kid })
            .setIssuedAt(),
        ),
    ],
    ['a token that is valid from tomorrow', () => ours(token().setNotBefore('1d'))],
    ['a token for another service', () => ours(token().setAudience('another-service'))],
    [
      'a token of another issuer',
      () => ours(token().setIssuer('https://login.example.com/realms/advantage')),
    ],
    ['a token for an unknown user', () => ours(token().setSubject('b7c1f0de-0000-0000-0000-000000000000'))],
    ['a token of another type', () => ours(token({ typ: 'JWT' }))],
    ['an ID token', async () => `Bearer ${(await backend.browser().tokens('admin')).id_token}`],
    ['nonsense', () => 'Bearer nonsense'],
    ['a bearer without a token', () => 'Bearer '],
    ['another scheme', () => 'Digest x'],
    [
      'the client with a password',
      () => `Basic ${Buffer.from('advantage-console:secret').toString('base64')}`,
    ],
    ['another client', () => `Basic ${Buffer.from('somebody:').toString('base64')}`],
  ];

  it('B2 are variants of a token that is accepted', async () => {
    const answer = await backend.get('/api/v3/marketplaces', { authorization: await ours(token()) });
    expect(answer.status).toBe(200);
  });

  it.each(credentials)(
    'B2 BCK-5 %s gets a 401 from every call, including public ones',
    async (_name, make) => {
      const authorization = await make();
      for (const { call, body } of rows) {
        const path = call.replace('{self}', 'admin').replace('{id}', someId);
        const response =
          body === undefined
            ? await backend.get(path, { authorization })
            : await backend.post(path, body, { authorization });
        expect([path, response.status]).toEqual([path, 401]);
        expect(response.headers.get('www-authenticate')).toContain('Bearer');
        expect(contactMarks.test(await response.text())).toBe(false);
      }
    },
  );
});
