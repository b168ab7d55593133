import { contactFields } from '@advantage/referrals/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../openapi/document.ts';
import { admins, contactMarks, type Identity, identities, rows } from '../testing/everyCall.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { people } from './people.ts';

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

/** Identities that claim nothing, so contact details must never reach them. */
const strangers: readonly Identity[] = ['anonymous', 'client', 'carrier', 'bridge-carrier'];

describe('the permission table', () => {
  it('B2 covers every call of the API', async () => {
    const { paths }: OpenApiDocument = await (await backend.get('/openapi.json')).json();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method,
        path,
        pattern: new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`),
      })),
    );
    const missing = calls.filter(
      ({ method, pattern }) =>
        !rows.some(
          ({ call, body }) =>
            (body === undefined ? 'get' : 'post') === method && pattern.test(call.replace(/\?.*/, '')),
        ),
    );
    expect(missing).toEqual([]);
    expect(cases.length).toBeGreaterThan(200);
  });

  it.each(cases)(
    'B2 BCK-5 BCK-6 BCK-7 $identity calls $call ($body): allowed $may',
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

describe('response data', () => {
  const pages = [
    '/api/v1/marketplace-opportunities?size=100',
    '/api/v1/opportunity/recent-referral?size=100',
    '/api/v1/opportunity/available-referral?size=100',
  ];

  it.each(pages.flatMap((page) => identities.map((identity) => [page, identity] as const)))(
    'B2 BCK-7 %s for %s has contact fields only where the caller may see them',
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
        if (!isAdmin) expect([undefined, null, 'Secondary Partner']).toContain(referral.assignedPartner);
      }
    },
  );

  it('BCK-18 the client without a user sees what anonymous sees and cannot probe user names', async () => {
    const read = async (path: string, identity: Identity) => {
      const answer = await backend.get(path, await headerOf(identity));
      const { requestId: _requestId, ...body } = await answer.json();
      return [answer.status, body];
    };
    for (const path of [...pages, `/api/v1/opportunity/${someId}`])
      expect(await read(path, 'client')).toEqual(await read(path, 'anonymous'));
    for (const path of [
      '/api/v1/marketplace-opportunities/',
      '/api/v1/opportunity/available-referral?username=',
    ])
      for (const identity of ['client', 'anonymous', 'carrier'] as const)
        expect(await read(`${path}producer`, identity)).toEqual(await read(`${path}nobody`, identity));
  });

  it('B2 BCK-7 a single referral shows contact details only to its claimer and admins', async () => {
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
