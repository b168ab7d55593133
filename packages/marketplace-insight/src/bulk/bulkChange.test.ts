import { limitNames } from '@advantage/marketplace-form/internal/values';
import { buildMarketplace } from '@advantage/marketplace-form/testing';
import { usStates } from '@advantage/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketplaces } from '../../../marketplace-form/src/testing/marketplaces.test.arbitrary.ts';
import { applyBulkChange, type BulkChange } from './bulkChange.ts';

const market = buildMarketplace({ enabled: true, riskAppetite: { stateCodes: ['GA'] } });

describe('one change for several marketplaces', () => {
  it.each<[BulkChange, unknown]>([
    [{ kind: 'addState', code: 'TX' }, { riskAppetite: { stateCodes: ['GA', 'TX'] } }],
    [{ kind: 'limit', limit: 'maxReferralsPerHour', value: 7 }, { riskAppetite: { maxReferralsPerHour: 7 } }],
    [
      { kind: 'limit', limit: 'maxReferralsPerDay', value: null },
      { riskAppetite: { maxReferralsPerDay: null } },
    ],
    [{ kind: 'disable' }, { enabled: false }],
  ])('MKS-20 %j changes that and nothing else', (change, expected) => {
    const outcome = applyBulkChange(market, change);
    if (outcome.kind !== 'changed') throw new Error(outcome.kind);
    expect(outcome.marketplace).toMatchObject(expected as object);
    const { riskAppetite, enabled, ...rest } = outcome.marketplace;
    expect(market).toMatchObject(rest);
  });

  it('MKS-20 what a marketplace has already is no change', () => {
    expect(applyBulkChange(market, { kind: 'addState', code: 'GA' })).toEqual({ kind: 'same' });
    expect(applyBulkChange(market, { kind: 'removeState', code: 'TX' })).toEqual({ kind: 'same' });
    expect(applyBulkChange(market, { kind: 'enable' })).toEqual({ kind: 'same' });
  });

  it('MKV-17 what the form would refuse is refused, with the words of the form', () => {
    expect(applyBulkChange(market, { kind: 'removeState', code: 'GA' })).toEqual({
      kind: 'problem',
      text: expect.stringMatching(/state/i),
    });
    expect(applyBulkChange(market, { kind: 'addLine', code: 'AUTO' })).toEqual({
      kind: 'problem',
      text: "Doesn't accept the category of Auto.",
    });
  });

  const states = usStates.map(({ code }) => code);
  const changes = fc.oneof(
    fc.record({
      kind: fc.constantFrom('addState', 'removeState'),
      code: fc.constantFrom(...states),
    }),
    fc.record({
      kind: fc.constantFrom('addLine', 'removeLine'),
      code: fc.constantFrom('AUTO', 'CBPY', 'LIFE'),
    }),
    fc.record({
      kind: fc.constant('limit'),
      limit: fc.constantFrom(...limitNames),
      value: fc.option(fc.integer({ min: 1, max: 900 })),
    }),
    fc.record({ kind: fc.constantFrom('enable', 'disable') }),
  ) as fc.Arbitrary<BulkChange>;

  it('MKS-20 T1 applied once more it changes nothing, and never the marketplace that it is given', () => {
    fc.assert(
      fc.property(marketplaces, changes, (marketplace, change) => {
        const before = structuredClone(marketplace);
        const outcome = applyBulkChange(marketplace, change);
        expect(marketplace).toEqual(before);
        if (outcome.kind === 'changed')
          expect(applyBulkChange(outcome.marketplace, change)).toEqual({ kind: 'same' });
        if (outcome.kind === 'problem') expect(outcome.text).toMatch(/^\S/);
      }),
    );
  });
});
