import { expect, it } from 'vitest';
import { referralAudiences } from '../model/audience.ts';
import { defaultColumns } from '../referral/columns.ts';
import {
  acquiredColumnOptions,
  recentColumnOptions,
  referralColumnOptions,
  transactionColumnOptions,
  usualReferralColumns,
} from './columnOptions.ts';

const fixedOf = (options: readonly { readonly id: string; readonly isFixed?: boolean }[]) =>
  options.filter(({ isFixed }) => isFixed).map(({ id }) => id);

it.each(referralAudiences)(
  'TBL-34 TBL-35 TBL-45 offers the columns of %s and three further ones',
  (audience) => {
    const usual = defaultColumns(audience).filter((name) => name !== 'isMobileView');
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
  expect(options.find(({ id }) => id === status)?.label).toBe('Status');
});

it('never lets what says who or what a row is be hidden in the other lists', () => {
  expect(fixedOf(acquiredColumnOptions)).toEqual(['name']);
  expect(fixedOf(transactionColumnOptions)).toEqual(['name']);
  expect(fixedOf(recentColumnOptions)).toEqual(['status']);
});
