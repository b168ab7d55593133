import { contactFields } from '@advantage/referrals/wire';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../identity/people.ts';
import { issuerOf, tokenAudience } from '../identity/realm.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

const identities = [
  'anonymous',
  'client',
  'producer',
  'agency-admin',
  'carrier',
  'admin',
  'bridge-producer',
  'bridge-carrier',
  'bridge-admin',
] as const;
type Identity = (typeof identities)[number];

/** Who may, by call. Everybody else is refused: 401 without a person, 403 with the wrong one. */
const everybody = identities;
const known = identities.filter((each) => each !== 'anonymous');
const persons = known.filter((each) => each !== 'client');
const agents = ['producer', 'agency-admin', 'bridge-producer'] as const;
const admins = ['admin', 'bridge-admin'] as const;

interface Row {
  readonly call: string;
  readonly who: readonly Identity[];
  /** A body makes it a POST. `{self}` is the caller's own user name. */
  readonly body?: unknown;
}

const marketplace = { marketplaceName: 'Made by the matrix' };
const flag = { name: 'matrix', description: 'x', enabled: true };

const rows: readonly Row[] = [
  { call: '/api/v1/marketplace-opportunities', who: everybody },
  { call: '/api/v1/opportunity/recent-referral', who: everybody },
  { call: '/api/v1/opportunity/available-referral', who: everybody },
  { call: '/api/v1/opportunity/{id}', who: everybody },
  { call: '/api/v3/opportunity/sources', who: everybody },
  { call: '/api/v1/geo-location', who: everybody },
  { call: '/api/v3/feature-flag', who: everybody },
  { call: '/api/v3/feature-flag/example-flag', who: everybody },
  { call: '/api/v1/marketplace-opportunities/{self}', who: known },
  { call: '/api/v1/marketplace-opportunities/agency-admin', who: ['client', 'agency-admin', ...admins] },
  {
    call: '/api/v1/opportunity/available-referral?username=agency-admin',
    who: ['anonymous', 'client', 'agency-admin', ...admins],
  },
  { call: '/api/v3/user?username={self}', who: persons },
  { call: '/api/v3/user?username=carrier', who: ['carrier', ...admins] },
  { call: '/api/v1/acquired-marketplace-opportunities', body: { username: '{self}' }, who: persons },
  {
    call: '/api/v1/acquired-marketplace-opportunities',
    body: { username: 'producer' },
    who: ['producer', ...admins],
  },
  {
    call: '/api/v1/opportunity/nothing/claim',
    body: { username: '{self}', method: 'CLAIM', expectedPrice: 1 },
    who: agents,
  },
  {
    call: '/api/v1/opportunity/nothing/claim',
    body: { username: 'producer', method: 'CLAIM', expectedPrice: 1 },
    who: ['producer'],
  },
  { call: '/api/v1/opportunity/purchased-referral', who: admins },
  { call: '/api/v3/marketplaces', who: admins },
  { call: '/api/v3/marketplaces/1', who: admins },
  { call: '/api/v3/agencies?fulcrumId=104882', who: admins },
  { call: '/api/v1/industry/codes/6D', who: admins },
  { call: '/api/v3/marketplaces', body: marketplace, who: admins },
  { call: '/api/v3/marketplaces/9999', body: marketplace, who: admins },
  { call: '/api/v3/marketplaces/priorities', body: [], who: admins },
  { call: '/api/v3/feature-flag', body: flag, who: admins },
  { call: '/api/v3/feature-flag/9999', body: { id: 9999, ...flag }, who: admins },
];

const cases = rows.flatMap((row) =>
  identities.map((identity) => ({ ...row, identity, may: row.who.includes(identity) })),
);

let backend: TestBackend;
let someId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  const { content } = await (await backend.get('/api/v1/marketplace-opportunities?size=1')).json();
  someId = content[0].opportunityId;
});
afterAll(() => backend.close());

async function headerOf(identity: Identity): Promise<Record<string, string>> {
  if (identity === 'anonymous') return {};
  return { authorization: identity === 'client' ? backend.basic : await backend.bearer(identity) };
}

const self = (identity: Identity) =>
  people.some(({ username }) => username === identity) ? identity : 'producer';

/** They claim nothing, so no contact value may ever reach them. */
const strangers: readonly Identity[] = ['anonymous', 'client', 'carrier', 'bridge-carrier'];

/** Marks of a contact value in the demo data. */
const contactMarks = /555-01\d\d|@example\.com/;

describe('who may call what', () => {
  it.each(cases)(
    'BCK-5 BCK-6 BCK-7 $identity calls $call ($body): may $may',
    async ({ call, body, identity, may }) => {
      const headers = await headerOf(identity);
      const path = call.replace('{self}', self(identity)).replace('{id}', someId);
      const text = JSON.stringify(body)?.replace('{self}', self(identity));
      const response =
        text === undefined ? await backend.get(path, headers) : await backend.post(path, text, headers);
      if (may) expect([401, 403]).not.toContain(response.status);
      else expect(response.status).toBe(people.some(({ username }) => username === identity) ? 403 : 401);
      const answer = await response.text();
      if (strangers.includes(identity) && !path.includes('/user'))
        expect(contactMarks.test(answer)).toBe(false);
    },
  );
});

describe('credentials that do not hold', () => {
  const issuer = () => issuerOf(backend.url);
  const facts = { sub: people[0]?.id ?? '', realm_access: { roles: ['ROLE_CONSOLE_ADMIN'] } };

  async function forged(change: (token: SignJWT) => SignJWT, typ = 'at+jwt'): Promise<string> {
    const { privateKey } = await generateKeyPair('RS256');
    const token = new SignJWT(facts)
      .setProtectedHeader({ alg: 'RS256', typ })
      .setIssuer(issuer())
      .setAudience(tokenAudience)
      .setIssuedAt()
      .setExpirationTime('5m');
    return `Bearer ${await change(token).sign(privateKey)}`;
  }

  const unsigned = () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 300;
    return `Bearer ${part({ alg: 'none', typ: 'at+jwt' })}.${part({ ...facts, iss: issuer(), aud: tokenAudience, exp, iat: exp - 300 })}.`;
  };

  it.each([
    ['a forged token', () => forged((token) => token)],
    ['a token without a signature', async () => unsigned()],
    ['nonsense', async () => 'Bearer nonsense'],
    ['an empty bearer', async () => 'Bearer '],
    ['another scheme', async () => 'Digest x'],
    [
      'the client with a password',
      async () => `Basic ${Buffer.from('advantage-console:secret').toString('base64')}`,
    ],
    ['another client', async () => `Basic ${Buffer.from('somebody:').toString('base64')}`],
  ])('BCK-5 %s is a 401 everywhere, also where anybody may read', async (_name, make) => {
    const authorization = await make();
    for (const path of [
      '/api/v3/marketplaces',
      '/api/v1/marketplace-opportunities',
      '/api/v3/feature-flag',
    ]) {
      const response = await backend.get(path, { authorization });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Bearer');
    }
  });

  it('BCK-5 an ID token is no access token', async () => {
    const { id_token } = await backend.browser().tokens('admin');
    expect((await backend.get('/api/v3/marketplaces', { authorization: `Bearer ${id_token}` })).status).toBe(
      401,
    );
  });
});

describe('what leaves the server', () => {
  const pages = [
    '/api/v1/marketplace-opportunities?size=100',
    '/api/v1/opportunity/recent-referral?size=100',
    '/api/v1/opportunity/available-referral?size=100',
  ];

  it.each(pages.flatMap((page) => identities.map((identity) => [page, identity] as const)))(
    'BCK-7 %s for %s holds contact fields only of own referrals',
    async (page, identity) => {
      const { content } = await (await backend.get(page, await headerOf(identity))).json();
      expect(content.length).toBeGreaterThan(0);
      const isAdmin = admins.some((admin) => admin === identity);
      for (const referral of content) {
        const mine =
          referral.assignedAgent &&
          people.some(
            ({ username, firstName, lastName }) =>
              username === identity && `${firstName} ${lastName}` === referral.assignedAgent,
          );
        if (!isAdmin && !mine) expect(contactFields.filter((field) => field in referral)).toEqual([]);
        if (!isAdmin && identity !== 'client')
          expect([undefined, null, 'Secondary Partner']).toContain(referral.assignedPartner);
      }
    },
  );

  it('BCK-7 a referral by id shows its contacts to its claimer and admins only', async () => {
    const { content } = await (
      await backend.post(
        '/api/v1/acquired-marketplace-opportunities',
        { username: 'producer' },
        await headerOf('producer'),
      )
    ).json();
    const [own] = content;
    for (const identity of identities) {
      const referral = await (
        await backend.get(`/api/v1/opportunity/${own.opportunityId}`, await headerOf(identity))
      ).json();
      const sees = identity === 'producer' || admins.some((admin) => admin === identity);
      expect('lastName' in referral).toBe(sees);
      expect('phone' in referral).toBe(sees);
      if (sees) expect(referral.lastName).toBe(own.lastName);
    }
  });
});
