import type { OrderFigures } from '@advantage/marketplace-form/internal/values';
import { orderTexts } from '@advantage/marketplace-form/messages';
import { buildMarketplace } from '@advantage/marketplace-form/testing';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher } from '../match/explainMatch.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { appetiteRules } from '../match/matchRules.ts';
import { computeVerdicts, pricePaid } from '../match/verdicts.ts';
import { previewTexts } from '../messages/previewTexts.ts';
import { buildMatchReferral, sampleMatchReferrals } from '../testing/sampleReferrals.ts';
import { orderFigures } from './orderFigures.ts';

const { andOthers, dollarsText, effectSentence, figuresSentence, getsText } = orderTexts;
const { unpricedSentence } = previewTexts;

const referrals = Array.from({ length: 30 }, (_, index) =>
  buildMatchReferral({ opportunityId: String(index), dynamicPrice: 10 }),
);
const marketplace = (id: number, enabled = true) =>
  buildMarketplace({ id, enabled, marketplaceName: `M${id}`, priceModifier: 1 });
const verdictsOf = (count: number, from = 0, unsure = 0) =>
  Uint8Array.from(referrals, (_, index) =>
    index < from || index >= from + count ? 0 : index < from + unsure ? 1 : 2,
  );

describe('what an order gives to each marketplace', () => {
  const verdicts = new Map([
    [1, verdictsOf(20, 0, 3)],
    [2, verdictsOf(20, 1)],
    [3, verdictsOf(10, 15)],
    [4, verdictsOf(0)],
    [5, verdictsOf(30)],
  ]);
  const marketplaces = [...[1, 2, 3, 4].map((id) => marketplace(id)), marketplace(5, false)];
  const figures = orderFigures({ marketplaces }, referrals, verdicts);
  const rows = (of: OrderFigures) => marketplaces.flatMap(({ id }) => of.rowOf(id) ?? []);

  it('MKL-3 a referral goes to the first marketplace that is on and matches', () => {
    expect(figures).toMatchObject({ count: 30, unmatched: 5, highest: 30 });
    expect(rows(figures).map(({ matches, gets, dollars }) => [matches, gets, dollars])).toEqual([
      [20, 20, 200],
      [20, 1, 10],
      [10, 4, 40],
      [0, 0, 0],
      [30, 0, 0],
    ]);
    expect(figures.lostTo(2)).toEqual([{ id: 1, name: 'M1', gets: 19 }]);
    expect(figures.lostTo(3)).toEqual([
      { id: 1, name: 'M1', gets: 5 },
      { id: 2, name: 'M2', gets: 1 },
    ]);
    expect(figures.rowOf(99)).toBeUndefined();
  });

  it('MKL-3 says it in words', () => {
    expect(rows(figures).map(figuresSentence)).toEqual([
      'Gets all 20 it matches.',
      'Gets 1 of the 20 it matches.',
      'Gets 4 of the 10 it matches.',
      'Matches none.',
      'Off. Would match 30.',
    ]);
    expect(unpricedSentence([{ dynamicPrice: null }, { dynamicPrice: 1 }])).toBe(
      '1 has no known price and counts as $0. ',
    );
  });

  it('MKL-3 lists the referrals behind a number, each with who gets it', () => {
    const placed = (of: number | 'unmatched') =>
      figures.referralsOf(of).map(({ referral, winner }) => [Number(referral.opportunityId), winner?.id]);
    expect(placed('unmatched')).toEqual([25, 26, 27, 28, 29].map((index) => [index, undefined]));
    expect(placed(3)).toHaveLength(10);
    expect(placed(3).filter(([, winner]) => winner === 3)).toHaveLength(4);
    expect(placed(99)).toEqual([]);
  });

  it('MKL-13 an order that is tried changes what each gets, and says from what', () => {
    const tried = orderFigures({ marketplaces, tried: [3, 2, 1, 4, 5] }, referrals, verdicts);
    expect(rows(tried).map(({ gets, savedGets }) => [gets, savedGets])).toEqual([
      [1, 20],
      [14, 1],
      [10, 4],
      [0, 0],
      [0, 0],
    ]);
    expect(
      figures.effectsOf([3, 2, 1, 4, 5]).map(({ name, gets, dollars }) => [name, gets, dollars]),
    ).toEqual([
      ['M1', -19, -190],
      ['M2', 13, 130],
      ['M3', 6, 60],
    ]);
    expect(effectSentence(figures.effectsOf([3, 2, 1, 4, 5]))).toBe(
      'In the sample, M1 gets 19 fewer referrals and $190 less, M2 gets 13 more referrals and $130 more, M3 gets 6 more referrals and $60 more.',
    );
    expect(figures.effectsOf([1, 2, 3, 4, 5], [3, 2, 1, 4, 5]).map(({ name, gets }) => [name, gets])).toEqual(
      [
        ['M1', 19],
        ['M2', -13],
        ['M3', -6],
      ],
    );
    expect(effectSentence([])).toBe('In the sample, every marketplace gets as much as before.');
  });

  it('MKL-19 rows that a tried order leaves equal keep their objects', () => {
    const kept = new Map();
    const before = orderFigures({ marketplaces }, referrals, verdicts, kept);
    const rowsBefore = rows(before);
    const after = orderFigures({ marketplaces, tried: [1, 2, 4, 3, 5] }, referrals, verdicts, kept);
    expect(rows(after).map((row, index) => row === rowsBefore[index])).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('MKF-4 the price paid follows the price mode; without a price it is unknown', () => {
    expect(pricePaid(buildMarketplace({ priceModifier: 1.5 }), { dynamicPrice: 20 })).toBe(30);
    expect(pricePaid(buildMarketplace({ priceModifier: null }), { dynamicPrice: 20 })).toBe(20);
    expect(pricePaid(buildMarketplace(), { dynamicPrice: null })).toBeUndefined();
    const delivered = buildMarketplace({ applyDeliveredPrice: true, deliveredPrice: 27.5 });
    expect(pricePaid(delivered, { dynamicPrice: null })).toBe(27.5);
  });

  it.each([
    ['DURATION', 15],
    ['OTHER', 15],
    ['INSTANT', 40],
    [null, 40],
  ])('MKL-22 type %s with a delivered price of 40 pays %d dollars for a referral of 10', (type, dollars) => {
    const prices = { applyDeliveredPrice: true, deliveredPrice: 40, priceModifier: 1.5 };
    const marketplace = buildMarketplace({ id: 1, enabled: true, type, ...prices });
    const priced = [buildMatchReferral({ dynamicPrice: 10 })];
    const verdicts = new Map([[1, Uint8Array.of(2)]]);
    expect(pricePaid(marketplace, { dynamicPrice: 10 })).toBe(dollars);
    expect(orderFigures({ marketplaces: [marketplace] }, priced, verdicts).rowOf(1)?.dollars).toBe(dollars);
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
  const verdictOf = (referral: MatchReferral, buyer: Marketplace) => {
    const { failed, unknown } = createMatcher(buyer, appetiteRules)(referral);
    return failed.length > 0 ? 0 : unknown.length > 0 ? 1 : 2;
  };

  it('DAT-14 a verdict is that of the explanation', async () => {
    const verdicts = await computeVerdicts(buyers, sample, new WeakMap());
    for (const buyer of buyers)
      expect([...(verdicts.get(buyer.id) ?? [])]).toEqual(
        sample.map((referral) => verdictOf(referral, buyer)),
      );
  });

  it('T1 MKL-3 every referral goes to one marketplace or to none, and an order changes only who gets it', async () => {
    const verdicts = await computeVerdicts(buyers, sample, new WeakMap());
    const orders = fc.shuffledSubarray(buyers, { minLength: 5 });
    fc.assert(
      fc.property(orders, orders, (marketplaces, tried) => {
        const ids = tried.map(({ id }) => id);
        const figures = orderFigures({ marketplaces, tried: ids }, sample, verdicts);
        const saved = orderFigures({ marketplaces: tried }, sample, verdicts);
        let total = figures.unmatched;
        for (const { id } of marketplaces) {
          const row = figures.rowOf(id);
          if (!row) throw new Error('It has figures.');
          total += row.gets;
          expect({ ...row, savedGets: row.gets, savedDollars: row.dollars }).toEqual(saved.rowOf(id));
          const lost = figures.lostTo(id).reduce((sum, { gets }) => sum + gets, 0);
          if (row.isOn) expect(row.gets + lost).toBe(row.matches);
          else expect(lost).toBeLessThanOrEqual(row.matches);
        }
        expect(total).toBe(figures.count);
        const effects = figures.effectsOf(ids);
        expect(effects.reduce((sum, { gets }) => sum + gets, 0)).toBe(0);
        for (const { id, gets } of effects)
          expect(gets).toBe((figures.rowOf(id)?.gets ?? 0) - (figures.rowOf(id)?.savedGets ?? 0));
      }),
    );
  });

  it('DAT-14 settings that were judged are not judged again, and other settings are', async () => {
    const cache = new WeakMap();
    const first = await computeVerdicts(buyers, sample, cache);
    const again = await computeVerdicts(
      buyers.map((buyer) => ({ ...buyer, priority: 9 })),
      sample,
      cache,
    );
    expect(again.get(1)).toBe(first.get(1));
    const strict = buyers.map((buyer) => ({ ...buyer, oneToOneConsentRequired: true }));
    expect((await computeVerdicts(strict, sample, cache)).get(1)).not.toBe(first.get(1));
  });

  it('DAT-14 gives up when nobody waits for it any more', async () => {
    const signal = AbortSignal.abort();
    await expect(computeVerdicts(buyers, sample, new WeakMap(), { signal })).rejects.toThrow();
  });
});

it('MKL-19 a difference has a sign only where there is one, and a single other is one', () => {
  expect([14, -2, 0].map(getsText)).toEqual(['+14', '−2', '0']);
  expect([489.2, 0, -12].map(dollarsText)).toEqual(['+$489', '$0', '−$12']);
  expect([andOthers(1), andOthers(2)]).toEqual(['and 1 other', 'and 2 others']);
});
