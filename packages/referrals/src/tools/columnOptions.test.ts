import { expect, it } from 'vitest';
import { referralAudiences } from '../model/audience.ts';
import { acquiredColumns, transactionColumns } from '../referral/acquiredColumns.tsx';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { recentColumns } from '../referral/recentColumns.tsx';
import { columnsFor } from '../referral/referralColumns.tsx';
import { referralColumnOptions, usualReferralColumns } from './columnOptions.ts';

const fixedOf = (options: readonly ReadyColumn[]) =>
  options.filter(({ meta }) => meta.isFixed).map(({ id }) => id);

it.each(referralAudiences)(
  'TBL-34 TBL-35 TBL-45 offers the columns of %s and three further ones',
  (audience) => {
    const usual = columnsFor(audience).map(({ id }) => id);
    expect(usualReferralColumns(audience)).toEqual(usual);
    expect(referralColumnOptions(audience).map(({ id }) => id)).toEqual([
      ...usual,
      'notes',
      'phoneIcon',
      'starIcon',
    ]);
  },
);

it.each([
  ['admin', 'status'],
  ['carrier', 'status'],
  ['agent', 'decayStatus'],
  ['guest', 'decayStatus'],
  ['public', 'status'],
] as const)('TBL-36 never lets %s hide the status, whatever else is hidden', (audience, status) => {
  const options = referralColumnOptions(audience);
  expect(fixedOf(options)).toEqual([status]);
  expect(options.find(({ id }) => id === status)?.meta.label).toBe('Status');
});

it('never lets what says who or what a row is be hidden in the other lists', () => {
  expect(fixedOf(acquiredColumns())).toEqual(['name']);
  expect(fixedOf(transactionColumns())).toEqual(['name']);
  expect(fixedOf(recentColumns())).toEqual(['status']);
});
