import {
  matchesQuery,
  parseReferralPage,
  type ReferralListQuery,
  referralListParams,
  type WireReferral,
} from '@advantage/referrals/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPersonByUsername } from '../access/people.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { statusOrder } from './sorting.ts';

let backend: TestBackend;
let admin: string;
let producer: string;

beforeAll(async () => {
  backend = await startTestBackend({ referrals: 700 });
  admin = await backend.bearer('admin');
  producer = await backend.bearer('producer');
});
afterAll(() => backend.close());

const all = '/api/v1/marketplace-opportunities';
const acquired = '/api/v1/acquired-marketplace-opportunities';

interface Page {
  readonly content: readonly WireReferral[];
  readonly totalElements: number;
  readonly numberOfElements: number;
}

const page = async (path: string, authorization = admin): Promise<Page> =>
  (await backend.get(path, { authorization })).json();

const acquiredPage = async (username: string, authorization: string, query = ''): Promise<Page> =>
  (await backend.post(`${acquired}?${query}`, { username }, { authorization })).json();

const time = (value: unknown) => Date.parse(String(value));

describe('the pages of a list', () => {
  it('DAT-6 hold content, totalElements and numberOfElements that the console can read', async () => {
    const body = await page(`${all}?page=0&size=10&sort=addDate,desc`);
    expect(body).toMatchObject({ totalElements: 700, numberOfElements: 10 });
    const { rows, rejected } = parseReferralPage(body);
    expect([rows.length, rejected]).toEqual([10, 0]);
  });

  it('API-9 count from 0, never overlap and are empty past the end', async () => {
    const pages = await Promise.all([0, 1, 6].map((number) => page(`${all}?page=${number}&size=100`)));
    expect(pages.map(({ numberOfElements }) => numberOfElements)).toEqual([100, 100, 100]);
    const ids = pages.flatMap(({ content }) => content.map(({ opportunityId }) => opportunityId));
    expect(new Set(ids).size).toBe(300);
    expect(await page(`${all}?page=99&size=100`)).toMatchObject({
      content: [],
      numberOfElements: 0,
      totalElements: 700,
    });
  });

  it('API-10 have 25 rows, newest first, by default', async () => {
    const { content } = await page(all);
    expect(content).toHaveLength(25);
    const times = content.map(({ addDate }) => time(addDate));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

describe('the order of a list', () => {
  const readers: Readonly<Record<string, (row: WireReferral) => unknown>> = {
    addDate: (row) => time(row.addDate),
    marketplaceStatus: (row) => statusOrder.indexOf(row.marketplaceStatus as (typeof statusOrder)[number]),
    lastName: (row) => String(row.lastName).toLowerCase(),
    city: (row) => String(row.city).toLowerCase(),
    businessLineCategory: (row) => row.category,
    premium: (row) => row.estimatedPremium,
    industryCode: (row) => row.industryCode,
    businessSize: (row) => row.noOfEmployees,
    businessYears: (row) => row.yearsInBusiness,
    marketplaceExpirationDate: (row) => row.marketplaceExpirationDate,
    lastModDate: (row) => time(row.lastModDate),
    phone: (row) => row.phone,
    email: (row) => row.email,
  };

  it.each(Object.keys(readers).flatMap((name) => [`${name},asc`, `${name},desc`]))(
    'API-12 DAT-7 follows %s, unknown values last',
    async (sort) => {
      const [name = '', direction] = sort.split(',');
      const { content } = await page(`${all}?size=100&page=0&sort=${sort}`);
      const values = content.map((row) => readers[name]?.(row) ?? null);
      const known = values.filter((value) => value !== null) as (string | number)[];
      expect(values.slice(0, known.length)).not.toContain(null);
      const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(known).toEqual(direction === 'asc' ? sorted : sorted.reverse());
    },
  );

  it('API-11 applies a second sort within the first', async () => {
    const { content } = await page(
      `${all}?size=100&sort=marketplaceStatus,asc&sort=marketplaceExpirationDate,asc`,
    );
    expect(content[0]?.marketplaceStatus).toBe('Available');
    const open = content.filter(({ marketplaceStatus }) => marketplaceStatus === 'Available');
    const ends = open.map(({ marketplaceExpirationDate }) => time(marketplaceExpirationDate));
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
  });

  it.each(['lastName', 'phone', 'email'])('BCK-7 never follows hidden values: %s', async (name) => {
    for (const authorization of [backend.basic, producer])
      expect((await backend.get(`${all}?sort=${name},asc`, { authorization })).status).toBe(400);
    expect((await backend.get(`${all}?sort=${name},asc`)).status).toBe(400);
  });
});

describe('the filters of a list', () => {
  it('API-14 select one state', async () => {
    const { content, totalElements } = await page(`${all}?state=TX&size=100`);
    expect(totalElements).toBeGreaterThan(0);
    expect(new Set(content.map(({ state }) => state))).toEqual(new Set(['TX']));
  });

  it('API-15 select referrals added since the start of a day', async () => {
    const start = new Date();
    start.setHours(0, 0, 0, 0);
    start.setDate(start.getDate() - 2);
    const [month, day] = [start.getMonth() + 1, start.getDate()].map((part) => String(part).padStart(2, '0'));
    const { content, totalElements } = await page(
      `${all}?addDate=${month}/${day}/${start.getFullYear()}&size=100&sort=addDate,asc`,
    );
    expect(totalElements).toBeGreaterThan(0);
    expect(totalElements).toBeLessThan(700);
    expect(time(content[0]?.addDate)).toBeGreaterThanOrEqual(start.getTime());
  });

  it('TBL-25 select what can be claimed now with ACTIVE', async () => {
    const { content, totalElements } = await page(`${all}?marketplaceStatus=ACTIVE&size=100`);
    expect(totalElements).toBeGreaterThan(5);
    for (const { marketplaceStatus, marketplaceExpirationDate } of content) {
      expect(marketplaceStatus).toBe('Available');
      expect(time(marketplaceExpirationDate)).toBeGreaterThan(Date.now());
    }
  });

  it.each<ReferralListQuery>([
    { filters: { state: 'TX' } },
    { filters: { addDate: '@2' } },
    { showClaimed: false },
    { filters: { state: 'TX', addDate: '@5' }, showClaimed: false },
  ])('TBL-25 API-14 API-15 follow the rule that lists use for rows they have: %j', async (query) => {
    const start = new Date(Date.now() - Number(query.filters?.addDate?.slice(1) ?? 0) * 86_400_000);
    const day = start.toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });
    const asked = {
      ...query,
      filters: { ...query.filters, ...(query.filters?.addDate && { addDate: day }) },
    };
    const read = async (params: URLSearchParams) => (await page(`${all}?${params}`)).content;
    const everything = [0, 1, 2, 3, 4, 5, 6].map((number) =>
      read(referralListParams({ page: number, size: 100 })),
    );
    const rows = (await Promise.all(everything)).flat();
    const expected = (now: number) =>
      rows
        .filter((row) =>
          matchesQuery(
            {
              state: String(row.state),
              addDate: time(row.addDate),
              marketplaceStatus: String(row.marketplaceStatus),
              marketplaceExpirationDate: time(row.marketplaceExpirationDate),
            },
            asked,
            now,
          ),
        )
        .map(({ opportunityId }) => opportunityId)
        .slice(0, 100);
    const before = Date.now();
    const listed = (await read(referralListParams({ ...asked, size: 100 }))).map((row) => row.opportunityId);
    expect(listed).not.toHaveLength(0);
    // One may expire meanwhile.
    expect([expected(before), expected(Date.now())]).toContainEqual(listed);
  });

  it('STS-1 select one status', async () => {
    const { content } = await page(`${all}?marketplaceStatus=On%20Hold`);
    expect(new Set(content.map(({ marketplaceStatus }) => marketplaceStatus))).toEqual(new Set(['On Hold']));
  });
});

describe('the lists', () => {
  it("API-27 ROL-8 for a user match the user's states and lines, or are direct calls", async () => {
    const appetite = findPersonByUsername('producer')?.appetite;
    const { content, totalElements } = await page(`${all}/producer?size=100`, producer);
    expect(totalElements).toBeGreaterThan(20);
    expect(totalElements).toBeLessThan(700);
    for (const { state, businessLines, category } of content) {
      expect(appetite?.states).toContain(state);
      expect(category === null || businessLines?.some((line) => appetite?.lines.includes(String(line)))).toBe(
        true,
      );
    }
  });

  it('API-27 return a 404 for an unknown user', async () => {
    expect((await backend.get(`${all}/nobody`, { authorization: admin })).status).toBe(404);
  });

  it('API-24 the available list has available referrals, filtered by user on request', async () => {
    const everything = await page('/api/v1/opportunity/available-referral?size=100');
    const mine = await page('/api/v1/opportunity/available-referral?size=100&username=producer', producer);
    expect(everything.content.every(({ marketplaceStatus }) => marketplaceStatus === 'Available')).toBe(true);
    expect(mine.totalElements).toBeLessThan(everything.totalElements);
  });

  it('API-22 the recent list has referrals of more than one status', async () => {
    const { content } = await page('/api/v1/opportunity/recent-referral');
    expect(new Set(content.map(({ marketplaceStatus }) => marketplaceStatus)).size).toBeGreaterThan(1);
  });

  it('API-25 the transactions have a price and a buyer', async () => {
    const { content } = await page('/api/v1/opportunity/purchased-referral?size=100&sort=lastModDate,desc');
    expect(content.length).toBeGreaterThan(20);
    for (const { soldPrice, assignedAgency, lastName } of content) {
      expect(Number(soldPrice)).toBeGreaterThan(0);
      expect(assignedAgency).toBeTruthy();
      expect(lastName).toBeTruthy();
    }
  });

  it("API-29 BCK-6 the acquired list has the user's own claims with contact details", async () => {
    const { content, totalElements } = await acquiredPage('producer', producer, 'sort=lastModDate,desc');
    expect(totalElements).toBe(14);
    for (const { assignedAgent, lastName, marketplaceStatus } of content) {
      expect(assignedAgent).toBe('Maya Okafor');
      expect(lastName).toBeTruthy();
      expect(marketplaceStatus).toBe('Claimed');
    }
    expect((await acquiredPage('producer', admin)).totalElements).toBe(14);
    const stranger = await backend.post(acquired, { username: 'agency-admin' }, { authorization: producer });
    expect(stranger.status).toBe(403);
  });

  it.each(['lastModDate', 'lastName', 'phone', 'email', 'city', 'businessLineCategory'])(
    'ACQ-4 the acquired list sorts by %s',
    async (name) => {
      const up = await acquiredPage('producer', producer, `sort=${name},asc`);
      const down = await acquiredPage('producer', producer, `sort=${name},desc`);
      expect(up.totalElements).toBe(14);
      expect(up.content[0]).not.toEqual(down.content[0]);
    },
  );

  it('API-23 the sources include the direct call', async () => {
    const sources = await (await backend.get('/api/v3/opportunity/sources')).json();
    expect(sources).toContainEqual({ sourceName: 'direct-call' });
  });
});

describe('a conditional request for a list', () => {
  it.each<[string, () => Record<string, string>, string]>([
    ['anonymous', () => ({}), 'public, s-maxage=3, stale-while-revalidate=30'],
    ['the client', () => ({ authorization: backend.basic }), 'private, no-cache'],
    ['a person', () => ({ authorization: producer }), 'no-store'],
  ])('BCK-1 by %s gets a 304 while nothing changes', async (_name, headers, caching) => {
    const first = await backend.get(all, headers());
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe(caching);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await backend.get(all, { ...headers(), 'if-none-match': tag });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe(caching);
      expect(await again.text()).toBe('');
    }
    expect((await backend.get(all, { ...headers(), 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('BCK-7 has an ETag that depends on what the caller may see', async () => {
    const callers: readonly Record<string, string>[] = [
      {},
      { authorization: backend.basic },
      { authorization: admin },
    ];
    const answers = await Promise.all(callers.map((headers) => backend.get(all, headers)));
    const tags = answers.map(({ headers }) => headers.get('etag'));
    expect(tags[0]).toBe(tags[1]);
    expect(tags[2]).not.toBe(tags[0]);
  });
});
