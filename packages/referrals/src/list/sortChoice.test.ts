import { expect, it } from 'vitest';
import { adminColumns, agentColumns } from '../referral/referralColumns.tsx';
import { columnsNamed } from '../testing/TestTable.tsx';
import { hiddenSortText, sortChoices } from './sortChoice.ts';

const byTimeLeft = { field: 'marketplaceExpirationDate', order: 'asc' } as const;
const names = (...asked: Parameters<typeof sortChoices>) =>
  sortChoices(...asked).map(({ displayName }) => displayName);

it('TBL-11 TBL-44 offers the columns that sort', () => {
  expect(names(agentColumns(), null)).not.toContain('Limited Time');
  expect(names(adminColumns(), byTimeLeft).filter((name) => name === 'Limited Time')).toHaveLength(1);
});

it('RTE-5 offers the sort in force too, where no column shows it', () => {
  expect(names(agentColumns(), byTimeLeft).at(-1)).toBe('Limited Time');
  expect(names(columnsNamed('type'), { field: 'city', order: 'desc' })).toEqual(['Location']);
});

it('RTE-5 says a sort that no header shows, and no other', () => {
  expect(hiddenSortText(agentColumns(), byTimeLeft)).toBe('Sorted by Limited Time, ascending');
  expect(hiddenSortText(columnsNamed('type'), { field: 'city', order: 'desc' })).toBe(
    'Sorted by Location, descending',
  );
  expect(hiddenSortText(adminColumns(), byTimeLeft)).toBeNull();
  expect(hiddenSortText(agentColumns(), null)).toBeNull();
  expect(hiddenSortText(agentColumns(), { field: 'unknown', order: 'asc' })).toBeNull();
});
