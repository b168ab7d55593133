import { expect, it } from 'vitest';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { mergeDetails } from './mergeDetails.ts';

const row = aReferral({ dynamicPrice: 28, prospectMessage: null });

it('DTL-3 is nothing while nothing is known', () => {
  expect(mergeDetails([null, null])).toBeNull();
});

it('DTL-3 is the one answer there is', () => {
  expect(mergeDetails([null, row, null])).toBe(row);
});

it('DTL-3 the newer answer wins', () => {
  const newer = { ...row, dynamicPrice: 26, marketplaceStatus: 'Claimed' as const };
  expect(mergeDetails([row, newer])).toEqual(newer);
});

it('DTL-3 an answer that leaves fields out takes nothing away', () => {
  const full = { ...row, ...aContact, prospectMessage: 'Call in the morning.' };
  const poor = aReferral({
    ...Object.fromEntries(Object.keys(row).map((field) => [field, null])),
    opportunityId: row.opportunityId,
    marketplaceStatus: 'Undefined',
    isCallIn: false,
    showVisualLocation: false,
    lines: [],
  });
  expect(mergeDetails([full, poor])).toEqual(full);
});
