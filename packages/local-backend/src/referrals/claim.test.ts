import type { WireReferral } from '@advantage/referrals/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let backend: TestBackend;
let time = Date.parse('2026-11-20T16:24:00Z');
let producer: string;
let agencyAdmin: string;
let bridgeProducer: string;

beforeAll(async () => {
  backend = await startTestBackend({ referrals: 1500, now: () => time });
  producer = await backend.bearer('producer');
  agencyAdmin = await backend.bearer('agency-admin');
  bridgeProducer = await backend.bearer('bridge-producer');
});
afterAll(() => backend.close());

async function available(isCallIn = false): Promise<readonly WireReferral[]> {
  const answer = await backend.get('/api/v1/opportunity/available-referral?size=100', {
    authorization: await backend.bearer('admin'),
  });
  const { content }: { readonly content: readonly WireReferral[] } = await answer.json();
  return content.filter(({ opportunityType }) => (opportunityType === 'WT-CIR') === isCallIn);
}

async function oneAvailable(isCallIn = false): Promise<WireReferral> {
  const [referral] = await available(isCallIn);
  if (referral === undefined) throw new Error('Nothing is available.');
  return referral;
}

interface Claim {
  readonly username?: string;
  readonly method?: string;
  readonly expectedPrice?: number;
  readonly authorization?: string;
  readonly key?: string;
}

function claim({ opportunityId, opportunityType, dynamicPrice }: WireReferral, changes: Claim = {}) {
  const isCallIn = opportunityType === 'WT-CIR';
  const {
    username = 'producer',
    method = isCallIn ? 'TALK_NOW' : 'CLAIM',
    expectedPrice = isCallIn ? 30 : dynamicPrice,
    authorization = producer,
    key,
  } = changes;
  return backend.post(
    `/api/v1/opportunity/${opportunityId}/claim`,
    { username, method, expectedPrice },
    { authorization, ...(key && { 'idempotency-key': key }) },
  );
}

const charges = async (id: unknown) => {
  const answer = await backend.get('/api/v1/opportunity/purchased-referral?size=100&sort=lastModDate,desc', {
    authorization: await backend.bearer('admin'),
  });
  const { content }: { readonly content: readonly WireReferral[] } = await answer.json();
  return content.filter(({ opportunityId }) => opportunityId === id);
};

describe('a claim', () => {
  it('CLM-1 CLM-6 returns the claimed referral with contact details and lists it as acquired', async () => {
    const referral = await oneAvailable();
    const response = await claim(referral);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const claimed: WireReferral = await response.json();
    expect(claimed).toMatchObject({
      opportunityId: referral.opportunityId,
      marketplaceStatus: 'Claimed',
      soldPrice: referral.dynamicPrice,
      assignedAgent: 'Maya Okafor',
      assignedAgency: 'Harbor Point Insurance',
      progressStatus: 'Open',
      lastName: expect.any(String),
    });
    expect(claimed.phone ?? claimed.email).toBeTruthy();
    const own = await backend.post(
      '/api/v1/acquired-marketplace-opportunities?sort=lastModDate,desc',
      { username: 'producer' },
      { authorization: producer },
    );
    expect((await own.json()).content[0].opportunityId).toBe(referral.opportunityId);
  });

  it('CLM-3 BCK-13 of a call-in referral costs 30 dollars and needs the method TALK_NOW', async () => {
    const referral = await oneAvailable(true);
    expect(referral.discountPrice).toBe(30);
    expect((await claim(referral, { method: 'CLAIM', expectedPrice: 30 })).status).toBe(400);
    const wrongPrice = await claim(referral, { expectedPrice: 29 });
    expect(await wrongPrice.json()).toMatchObject({ reason: 'PRICE_CHANGED' });
    const response = await claim(referral);
    expect(await response.json()).toMatchObject({ soldPrice: 30, phone: expect.any(String) });
  });

  it('CLM-3 with the method TALK_NOW is only for call-in referrals', async () => {
    expect((await claim(await oneAvailable(), { method: 'TALK_NOW', expectedPrice: 30 })).status).toBe(400);
  });

  it('CLM-12 repeated by the same user returns a 200 and charges once', async () => {
    const referral = await oneAvailable();
    const answers = [
      await claim(referral),
      await claim(referral),
      await claim(referral, { expectedPrice: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await charges(referral.opportunityId)).toHaveLength(1);
  });

  it('CLM-12 repeated with its key gets the same response; another claim with it is refused', async () => {
    const [one, two] = await available();
    if (one === undefined || two === undefined) throw new Error('Nothing is available.');
    const first = await claim(one, { key: 'lost-answer-1' });
    const again = await claim(one, { key: 'lost-answer-1' });
    expect(await again.text()).toBe(await first.text());
    expect((await claim(two, { key: 'lost-answer-1' })).status).toBe(422);
  });

  it('CLM-8 of a taken referral is a 409 with reason and referral, without contact details', async () => {
    const referral = await oneAvailable();
    await claim(referral);
    const response = await claim(referral, { username: 'agency-admin', authorization: agencyAdmin });
    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const body = await response.json();
    expect(body).toMatchObject({ reason: 'ALREADY_CLAIMED', referral: { marketplaceStatus: 'Claimed' } });
    expect(body.referral).not.toHaveProperty('phone');
  });

  it('CLM-9 at an outdated price is a 409 with the new price', async () => {
    const referral = await oneAvailable();
    const response = await claim(referral, { expectedPrice: Number(referral.dynamicPrice) + 5 });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      reason: 'PRICE_CHANGED',
      referral: { dynamicPrice: referral.dynamicPrice, marketplaceStatus: 'Available' },
    });
  });

  it('CLM-10 of an expired referral is a 409 with the reason EXPIRED', async () => {
    const referral = await oneAvailable();
    const before = time;
    time = Date.parse(String(referral.marketplaceExpirationDate));
    const response = await claim(referral);
    time = before;
    expect(response.status).toBe(409);
    expect((await response.json()).reason).toBe('EXPIRED');
  });

  it('CLM-11 over the prepaid balance is a 402 that charges nothing', async () => {
    const spent: number[] = [];
    for (const referral of await available()) {
      const response = await claim(referral, { username: 'bridge-producer', authorization: bridgeProducer });
      if (response.status === 402) {
        expect((await response.json()).detail).toContain('Northgate Risk');
        expect(await charges(referral.opportunityId)).toEqual([]);
        expect((await claim(referral)).status).toBe(200);
        break;
      }
      spent.push(Number((await response.json()).soldPrice));
    }
    const total = spent.reduce((sum, price) => sum + price, 0);
    expect(total).toBeGreaterThan(150);
    expect(total).toBeLessThanOrEqual(240);
  });

  it.each([
    [{ method: 'STEAL' }, 400],
    [{ expectedPrice: -1 }, 400],
    [{ username: '' }, 400],
    [{ username: 'agency-admin' }, 403],
  ])('CLM-1 with %j is refused with a %i', async (changes, status) => {
    expect((await claim(await oneAvailable(), changes)).status).toBe(status);
  });

  it('CLM-1 of an unknown referral is a 404', async () => {
    expect((await claim({ opportunityId: 'nothing', dynamicPrice: 5 })).status).toBe(404);
  });
});

describe('a race for one referral', () => {
  const racers = ['producer', 'agency-admin', 'bridge-producer'] as const;

  it.each([2, 2, 2, 2, 10, 10, 10, 100, 100])(
    'CLM-13 of %i claims has exactly one winner, who is charged once',
    async (claims) => {
      const referral = await oneAvailable();
      // The prepaid racer may have spent its balance in an earlier round, so that it loses with 402.
      const headers = await Promise.all(racers.map((username) => backend.bearer(username)));
      const answers = await Promise.all(
        Array.from({ length: claims }, (_, index) => {
          const turn = index % racers.length;
          return claim(referral, { username: racers[turn] ?? '', authorization: headers[turn] ?? '' });
        }),
      );
      const winners = new Set(
        answers.flatMap(({ status }, index) => (status === 200 ? [racers[index % racers.length]] : [])),
      );
      expect(winners.size).toBe(1);
      for (const answer of answers.filter(({ status }) => status === 409))
        expect(await answer.json()).toMatchObject({ reason: 'ALREADY_CLAIMED' });
      expect(answers.filter(({ status }) => ![200, 402, 409].includes(status))).toEqual([]);
      expect(await charges(referral.opportunityId)).toHaveLength(1);
    },
  );
});
