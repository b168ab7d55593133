import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { runs } from '../testing/propertyRuns.test.support.ts';
import { buildMatchReferral, sampleMatchReferrals } from '../testing/sampleReferrals.ts';
import { findMatches, priorityInsight } from './priorityInsight.ts';
import { moveWords, overlapSentence, reachSentence, unmatchedSentence } from './reachTexts.ts';

const referrals = Array.from({ length: 30 }, (_, index) =>
  buildMatchReferral({ opportunityId: String(index) }),
);
const marketplace = (id: number, enabled = true) =>
  buildMarketplace({ id, enabled, marketplaceName: `M${id}` });
const idsOf = (count: number, from = 0) =>
  new Set(referrals.slice(from, from + count).map((row) => row.opportunityId));

describe('what an order gives to whom', () => {
  const matches = new Map([
    [1, idsOf(20)],
    [2, idsOf(20, 1)],
    [3, idsOf(10, 15)],
    [4, new Set<string>()],
    [5, idsOf(30)],
  ]);
  const order = [1, 2, 3, 4].map((id) => marketplace(id));
  const { count, unmatched, reaches } = priorityInsight(
    [...order, marketplace(5, false)],
    referrals,
    matches,
  );

  it('MKL-3 a referral goes to the first marketplace that is on and matches', () => {
    expect({ count, unmatched }).toEqual({ count: 30, unmatched: 5 });
    expect(reaches.map(({ id, matched, first }) => [id, matched, first])).toEqual([
      [1, 20, 20],
      [2, 20, 1],
      [3, 10, 4],
      [4, 0, 0],
      [5, 30, 0],
    ]);
  });

  it('MKL-3 tells who is before whom, and who would hardly ever be reached', () => {
    expect(reaches.map(({ state }) => state)).toEqual(['reached', 'rarely', 'reached', 'none', 'off']);
    expect(reaches[1]?.takenBy).toEqual([{ id: 1, count: 19 }]);
    expect(reaches[2]?.takenBy).toEqual([
      { id: 1, count: 5 },
      { id: 2, count: 1 },
    ]);
    expect(reaches[4]?.takenBy).toEqual([]);
  });

  it('MKL-3 says so in a sentence each', () => {
    const nameOf = (id: number) => `M${id}`;
    expect(reaches.map(reachSentence)).toEqual([
      'Gets all 20 that it matches.',
      'Gets 1 of the 20 that it matches.',
      'Gets 4 of the 10 that it matches.',
      'Matches none of the sample.',
      'Off; it would match 30.',
    ]);
    expect(reaches.map((reach) => overlapSentence(reach, nameOf))).toEqual([
      undefined,
      'M1 takes 19.',
      'M1 takes 5, M2 1.',
      undefined,
      undefined,
    ]);
    const crowd = {
      ...reaches[2],
      takenBy: [1, 2, 3, 4, 5].map((id) => ({ id, count: 9 - id })),
    } as (typeof reaches)[number];
    expect(overlapSentence(crowd, nameOf)).toBe('M1 takes 8, M2 7, M3 6, 2 more the rest.');
    expect(unmatchedSentence(unmatched)).toBe('5 referrals would go to no marketplace.');
    expect(unmatchedSentence(0)).toBe('Every referral finds a marketplace.');
  });

  it('MKL-13 tells what a move did', () => {
    const moved = priorityInsight(order.toReversed(), referrals, matches);
    const second = moved.reaches.find(({ id }) => id === 2);
    expect(second && moveWords(second, reaches[1])).toBe('1 before the last move');
    expect(second && moveWords(second, second)).toBeUndefined();
    expect(second && moveWords(second, undefined)).toBeUndefined();
  });
});

describe('whatever the order', () => {
  const buyers = [
    buildMarketplace({ id: 1 }),
    buildMarketplace({ id: 2, riskAppetite: { stateCodes: ['TX', 'GA', 'OH'], numberOfEmployeesMax: 40 } }),
    buildMarketplace({ id: 3, riskAppetite: { acceptPersonalLines: true, businessLines: ['AUTO', 'CBPY'] } }),
    buildMarketplace({ id: 4, enabled: false }),
    buildMarketplace({ id: 5, riskAppetite: { referralPriceMin: 60 } }),
  ];
  const sample = sampleMatchReferrals(120);

  it('MKL-3 every referral goes to one marketplace or to none, and an order changes only who gets it', async () => {
    const matches = await findMatches(buyers, sample);
    fc.assert(
      fc.property(fc.shuffledSubarray(buyers, { minLength: 5 }), (order) => {
        const { reaches, unmatched, count } = priorityInsight(order, sample, matches);
        expect(reaches.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
        expect(reaches.reduce((sum, { first }) => sum + first, unmatched)).toBe(count);
        for (const { id, matched, first, takenBy, state } of reaches) {
          expect(matched).toBe(matches.get(id)?.size);
          const others = takenBy.reduce((sum, overlap) => sum + overlap.count, 0);
          expect(first + others).toBe(state === 'off' ? 0 : matched);
        }
        const top = reaches.find(({ state }) => state !== 'off');
        expect(top?.first).toBe(top?.matched);
      }),
      runs,
    );
  });

  it('DAT-14 gives up when nobody waits for it any more', async () => {
    await expect(findMatches(buyers, sample, { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
