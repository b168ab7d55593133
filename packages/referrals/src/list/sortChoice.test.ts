import { expect, it } from 'vitest';
import { adminColumns, agentColumns, limitedTimeColumn, typeColumn } from '../referral/referralColumns.tsx';
import { columnInfo, type InfoColumn } from './columnInfo.ts';
import { columnsShown } from './listAddress.ts';
import { initialListState, type ReferralListState } from './listState.ts';
import { hiddenSortText, sortableColumns } from './sortChoice.ts';

const byTimeLeft = [{ id: 'limitedTime', desc: false }];
const byPlace = [{ id: 'city', desc: true }];

/** Returns columns and state of a list that can also be sorted by the time left. */
function list(columns: readonly InfoColumn[], sorting: ReferralListState['sorting']) {
  const infos = columns.map(columnInfo);
  const others = [columnInfo(limitedTimeColumn)].filter(({ id }) => infos.every((info) => info.id !== id));
  return [[...infos, ...others], initialListState(columns, 'agent', { sorting })] as const;
}

/** Returns columns and state of a list that shows only the type. */
function onlyType(sorting: ReferralListState['sorting']) {
  const [infos, state] = list(agentColumns(), sorting);
  return [infos, { ...state, ...columnsShown(['type'], agentColumns().map(columnInfo)) }] as const;
}

const names = (...asked: Parameters<typeof sortableColumns>) =>
  sortableColumns(...asked).map(({ displayName }) => displayName);

it('TBL-11 TBL-44 offers the sortable columns', () => {
  expect(names(...list(adminColumns(), byTimeLeft)).filter((name) => name === 'Limited Time')).toHaveLength(
    1,
  );
  expect(names(...list([typeColumn], []))).toEqual(['Limited Time']);
});

it('RTE-5 also offers the current sort when its column is hidden', () => {
  expect(names(...list(agentColumns(), byTimeLeft)).at(-1)).toBe('Limited Time');
  expect(names(...onlyType(byPlace))).toEqual(['Location', 'Limited Time']);
});

it('RTE-5 describes the sort only when no header shows it', () => {
  expect(hiddenSortText(...list(agentColumns(), byTimeLeft))).toBe('Sorted by Limited Time, ascending');
  expect(hiddenSortText(...onlyType(byPlace))).toBe('Sorted by Location, descending');
  expect(hiddenSortText(...list(adminColumns(), byTimeLeft))).toBeNull();
  expect(hiddenSortText(...list(agentColumns(), []))).toBeNull();
  expect(hiddenSortText(...list(agentColumns(), [{ id: 'unknown', desc: false }]))).toBeNull();
});
