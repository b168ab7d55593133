import { expect, it } from 'vitest';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { mergeDetails } from './referralStore.ts';

const row = aReferral({ dynamicPrice: 28, prospectMessage: null });

it('DTL-3 returns null without any response', () => {
  expect(mergeDetails([null, null])).toBeNull();
});

it('DTL-3 returns the only response', () => {
  expect(mergeDetails([null, row, null])).toBe(row);
});

it('DTL-3 prefers the newer response', () => {
  const newer = { ...row, dynamicPrice: 26, marketplaceStatus: 'Claimed' as const };
  expect(mergeDetails([row, newer])).toEqual(newer);
});

it('DTL-3 keeps known values when a newer response omits them', () => {
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
