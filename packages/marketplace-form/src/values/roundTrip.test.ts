import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketplaces } from '../testing/marketplaces.test.arbitrary.ts';
import { sampleReference } from '../testing/reference.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { changedPaths, isChanged } from './compare.ts';
import { toFormValues } from './toFormValues.ts';
import { toMarketplace } from './toMarketplace.ts';

const load = (marketplace: Marketplace) => toFormValues(marketplace, sampleReference);

/** Generates marketplaces whose form is complete enough to save. */
const savable = marketplaces.map((marketplace) => ({
  ...marketplace,
  phoneNumber: '+19125550170',
  priceModifier: marketplace.priceModifier ?? 1,
  deliveredPrice: marketplace.deliveredPrice ?? 1,
}));

const unknownOf = (wire: object | null | undefined) =>
  Object.fromEntries(Object.entries(wire ?? {}).filter(([name]) => name.startsWith('x')));

describe('load and save, for any marketplace', () => {
  it('T1 MKS-20 DAT-24 D-3 saving an untouched form gives the marketplace back, unknown fields included', () => {
    fc.assert(
      fc.property(marketplaces, (marketplace) => {
        expect(toMarketplace(load(marketplace), marketplace, sampleReference)).toEqual(marketplace);
        expect(isChanged(load(marketplace), load(marketplace), sampleReference)).toBe(false);
      }),
    );
  });

  it('T1 MKS-20 a form that is saved onto another marketplace loads unchanged, and the unknown fields stay', () => {
    fc.assert(
      fc.property(savable, marketplaces, (source, target) => {
        const saved = toMarketplace(load(source), target, sampleReference);
        expect(changedPaths(load(source), load(saved), sampleReference)).toEqual([]);
        expect(unknownOf(saved)).toEqual(unknownOf(target));
        expect(unknownOf(saved.riskAppetite)).toEqual(unknownOf(target.riskAppetite));
        expect(saved.id).toBe(target.id);
      }),
    );
  });

  it('T1 MKS-21 a form that is created loads unchanged, except for the ids of recipients', () => {
    fc.assert(
      fc.property(savable, (source) => {
        const values = { ...load(source), enableIndividualEmailDeliverySettings: false, recipients: [] };
        const created = { ...toMarketplace(values, undefined, sampleReference), id: 1 };
        expect(changedPaths(values, load(created), sampleReference)).toEqual([]);
      }),
    );
  });
});
