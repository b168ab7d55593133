import { defaultMarketplaceForm } from '@advantage/marketplace-form';
import { buildMarketplace } from '@advantage/marketplace-form/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { marketplaces } from '../../../marketplace-form/src/testing/marketplaces.test.arbitrary.ts';
import { createMatcher } from '../match/explainMatch.ts';
import { appetiteRules } from '../match/matchRules.ts';
import { processInChunks } from '../match/processInChunks.ts';
import { matchReferrals } from '../match/referrals.test.arbitrary.ts';
import { previewTexts } from '../messages/previewTexts.ts';
import { buildMatchReferral, sampleMatchReferrals } from '../testing/sampleReferrals.ts';
import { pathsOfRule, tallyAppetite } from './preview.ts';

const { formatFact, riskWords, sampleSentence, unsureSentence } = previewTexts;

const defaults = defaultMarketplaceForm({ referralSources: [] });
const tenAM = Date.parse('2026-11-20T16:24:00Z');
const referral = (id: string, changes: Parameters<typeof buildMatchReferral>[0] = {}) =>
  buildMatchReferral({ opportunityId: id, ...changes });

describe('work in slices', () => {
  /** Simulates a machine that takes 2.5 ms per item. */
  function setUp() {
    let time = 0;
    const slices: number[] = [0];
    const work = vi.fn(() => {
      time += 2.5;
      slices.push((slices.pop() ?? 0) + 2.5);
    });
    const rest = vi.fn(async () => {
      time += 100;
      slices.push(0);
    });
    return { work, rest, slices, now: () => time };
  }

  it('DAT-14 never holds the page up for more than 8 ms', async () => {
    const { slices, work, ...machine } = setUp();
    await processInChunks(Array.from({ length: 100 }), work, machine);
    expect(work).toHaveBeenCalledTimes(100);
    expect(Math.max(...slices)).toBeLessThanOrEqual(8);
  });

  it('DAT-14 stops when nobody waits for it any more', async () => {
    const { work, rest, now } = setUp();
    const controller = new AbortController();
    rest.mockImplementationOnce(async () => controller.abort());
    await expect(
      processInChunks(Array.from({ length: 100 }), work, { signal: controller.signal, rest, now }),
    ).rejects.toThrow();
    expect(work).toHaveBeenCalledTimes(3);
    await expect(processInChunks([1], work, { signal: controller.signal })).rejects.toThrow();
  });

  it('DAT-14 rests by itself between the tasks of a page', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('page'));
    let time = 0;
    await processInChunks(['a', 'b'], (item) => order.push(item), { now: () => (time += 4) });
    expect(order).toEqual(['a', 'page', 'b']);
  });
});

describe('what settings would have taken', () => {
  it('DAT-14 a rule alone keeps out what would match without it', async () => {
    const sample = sampleMatchReferrals(200);
    const { rules, matched } = await tallyAppetite(buildMarketplace(), sample);
    const wide = buildMarketplace({
      riskAppetite: { stateCodes: [...new Set(sample.flatMap(({ state }) => state ?? []))] },
    });
    const without = await tallyAppetite(wide, sample);
    expect(rules.find(({ id }) => id === 'state')?.failedAlone).toBe(without.matched - matched);
  });

  it('DAT-14 each rule leads to fields of the form', () => {
    for (const { id } of appetiteRules) {
      const paths = pathsOfRule[id] ?? [];
      expect(paths.length, id).toBeGreaterThan(0);
      expect(defaults, id).toEqual(
        expect.objectContaining(Object.fromEntries(paths.map((path) => [path, expect.anything()]))),
      );
    }
  });

  const marketplace = buildMarketplace();

  it('DAT-14 counts matches, what each rule alone left out, and what is not known', async () => {
    const rows = [
      referral('1'),
      referral('2', { estimatedPremium: 100 }),
      referral('3', { estimatedPremium: 100, state: 'WA' }),
      referral('4', { dynamicPrice: null }),
      referral('5', { dynamicPrice: null, state: 'WA' }),
    ];
    const { count, matched, unsure, rules, matches, nearMisses } = await tallyAppetite(marketplace, rows);
    expect({ count, matched, unsure }).toEqual({ count: 5, matched: 2, unsure: 1 });
    const ruleOf = (id: string) => rules.find((rule) => rule.id === id);
    expect(['premium', 'state', 'price'].map((id) => ruleOf(id)?.failedAlone)).toEqual([1, 1, 0]);
    expect(matches.map(({ opportunityId }) => opportunityId)).toEqual(['1', '4']);
    expect(nearMisses.map(({ referral: { opportunityId }, rule }) => [opportunityId, rule.id])).toEqual([
      ['2', 'premium'],
      ['5', 'state'],
    ]);
  });

  it('DAT-14 shows the first eight of both kinds', async () => {
    const { matches, nearMisses } = await tallyAppetite(marketplace, sampleMatchReferrals());
    expect([matches.length, nearMisses.length]).toEqual([8, 8]);
  });

  it('DAT-14 agrees with the explanation of each referral', async () => {
    await fc.assert(
      fc.asyncProperty(
        marketplaces,
        fc.uniqueArray(matchReferrals, { maxLength: 12, selector: (row) => row.opportunityId }),
        async (buyer, rows) => {
          const tally = await tallyAppetite(buyer, rows);
          const matched = rows
            .map(createMatcher(buyer, appetiteRules))
            .filter(({ failed }) => failed.length === 0);
          expect(tally.count).toBe(rows.length);
          expect(tally.matched).toBe(matched.length);
          expect(tally.unsure).toBe(matched.filter(({ unknown }) => unknown.length > 0).length);
          const alone = tally.rules.reduce((sum, rule) => sum + rule.failedAlone, 0);
          expect(alone + tally.matched).toBeLessThanOrEqual(rows.length);
        },
      ),
    );
  });
});

describe('what is said of it', () => {
  it('DAT-14 how many, of which sample, from when', () => {
    const referrals = [referral('1'), referral('2', { addDate: Date.parse('2026-11-17T15:02:00Z') })];
    expect(sampleSentence({ referrals, total: 4120 }, tenAM)).toBe(
      'Sample: the last 2 of 4,120 referrals, 11/17/26 9:02 AM to today 10:10 AM.',
    );
    expect(sampleSentence({ referrals, total: 2 }, tenAM)).toMatch(/^Sample: the last 2 referrals, /);
    expect(sampleSentence({ referrals: [referral('1', { addDate: null })] }, tenAM)).toBe(
      'Sample: the last 1 referral.',
    );
  });

  it('DAT-14 how many of them are not sure', () => {
    expect(unsureSentence(3, 12)).toMatch(/^3 of 12 depend on data/);
    expect(unsureSentence(12, 12)).toMatch(/^All 12 depend on data/);
  });

  it('DAT-5 a referral in short', () => {
    expect([riskWords(referral('1')), formatFact(referral('1'))]).toEqual(['BOP', 'Savannah, GA · $8,400']);
    const call = referral('2', {
      lines: [],
      category: null,
      city: null,
      state: null,
      estimatedPremium: null,
    });
    expect([riskWords(call), formatFact(call)]).toEqual(['Direct Call', '']);
    expect(riskWords(referral('3', { lines: [], category: 'PL' }))).toBe('PL');
  });
});
