import { SourceError } from '@advantage/live-list';
import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '../source/referralSource.ts';
import { aReferral } from './aReferral.ts';
import { createMemorySource } from './createMemorySource.ts';
import { storyTime } from './storyTime.ts';

const { signal } = new AbortController();
const claim = { username: 'maya', method: 'CLAIM' as const, expectedPrice: 28 };

describe('createMemorySource', () => {
  it('API-20 filters, sorts with unknown values last, and pages', async () => {
    const source = createMemorySource();
    const rowsOf = async (query: Parameters<typeof source.list>[0]) => {
      const answer = await source.list(query, { signal });
      return answer.unchanged ? [] : answer.page.rows;
    };
    expect((await rowsOf({ filters: { state: 'TX' } })).map((row) => row.city)).toEqual(['Austin']);
    expect((await rowsOf({ filters: { addDate: '11/20/2026' } })).length).toBe(12);
    expect((await rowsOf({ showClaimed: false })).some((row) => row.marketplaceStatus === 'Claimed')).toBe(
      false,
    );
    const premiums = (await rowsOf({ sort: 'estimatedPremium', order: 'asc' })).map(
      (row) => row.estimatedPremium,
    );
    expect([premiums[0], premiums.at(-1)]).toEqual([640, null]);
    expect(await rowsOf({ page: 1, size: 20 })).toHaveLength(2);
  });

  it('D6 answers unchanged until something changes', async () => {
    const source = createMemorySource();
    const first = await source.list({}, { signal });
    const etag = first.unchanged ? undefined : first.etag;
    expect(await source.list({}, { signal, etag })).toEqual({ unchanged: true });
    source.add(aReferral({ opportunityId: 'new' }));
    expect((await source.list({}, { signal, etag })).unchanged).toBe(false);
  });

  it('CLM-6 CLM-12 a claim gives the contact, once and again', async () => {
    const source = createMemorySource();
    const first = await source.claim('4103', claim, { signal });
    expect(first).toMatchObject({
      kind: 'claimed',
      referral: { marketplaceStatus: 'Claimed', soldPrice: 28, email: 'jordan.ellery@example.com' },
    });
    expect(await source.claim('4103', claim, { signal })).toEqual(first);
    expect((await source.get('4103', { signal }))?.phone).toBe('(918) 555-0142');
  });

  it('CLM-8 CLM-9 CLM-10 CLM-11 refuses what cannot be claimed', async () => {
    const source = createMemorySource({ now: () => storyTime + 3 * 60_000 });
    const tryClaim = (id: string, more = {}) => source.claim(id, { ...claim, ...more }, { signal });
    expect(await tryClaim('4105')).toMatchObject({ kind: 'refused', reason: 'ALREADY_CLAIMED' });
    expect(await tryClaim('4103', { expectedPrice: 20 })).toMatchObject({
      kind: 'refused',
      reason: 'PRICE_CHANGED',
    });
    expect(await tryClaim('4104', { expectedPrice: 24 })).toMatchObject({
      kind: 'refused',
      reason: 'EXPIRED',
    });
    source.emptyBalance();
    expect(await tryClaim('4103')).toEqual({ kind: 'balance-too-low' });
    expect(await tryClaim('4102', { method: 'TALK_NOW', expectedPrice: 30 })).toMatchObject({
      kind: 'claimed',
    });
  });

  it('D2 fails as often as told and ends with its caller', async () => {
    const source = createMemorySource();
    source.fail(new SourceError('http', 'failed', { status: 500 }), 1);
    await expect(source.recent({ signal })).rejects.toMatchObject({ status: 500 });
    await expect(source.recent({ signal })).resolves.toMatchObject({ unchanged: false });
    const controller = new AbortController();
    const pending = source.recent({ signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toBeDefined();
  });

  it('API-21 API-24 API-25 keeps each list to its own referrals', async () => {
    const source = createMemorySource({ isInAppetite: (row) => row.category === 'PL' });
    const totalOf = async (answer: Promise<ListAnswer>) => {
      const given = await answer;
      return given.unchanged ? 0 : given.page.total;
    };
    expect(await totalOf(source.available({}, { signal }))).toBe(5);
    expect(await totalOf(source.purchased({}, { signal }))).toBe(8);
    expect(await totalOf(source.acquired({ username: 'maya' }, { signal }))).toBe(12);
    expect(await totalOf(source.list({ username: 'maya' }, { signal }))).toBe(6);
    await expect(source.claim('none', claim, { signal })).rejects.toThrow('no referral none');
  });

  it('ERR-2 TBL-26 finds nothing where nothing is', async () => {
    const source = createMemorySource({ locatedState: 'TX' });
    expect(await source.get('none', { signal })).toBeNull();
    expect(await source.locate({ signal })).toBe('TX');
  });
});
