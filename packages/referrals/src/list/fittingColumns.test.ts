import { expect, it } from 'vitest';
import { acquiredColumns } from '../referral/acquiredColumns.tsx';
import { adminColumns, agentColumns } from '../referral/referralColumns.tsx';
import type { ViewColumn } from '../table/viewColumn.ts';
import { droppedColumns } from './fittingColumns.ts';

type Sized = Pick<ViewColumn, 'id' | 'meta' | 'size'>;

const kept = (columns: readonly Sized[], room: number) => {
  const dropped = droppedColumns(columns, room);
  return columns.filter((column) => !dropped.includes(column)).map(({ id }) => id);
};

const column = (id: string, size: number, dropPriority?: number): Sized => ({
  id,
  size,
  meta: { label: id, ...(dropPriority !== undefined && { dropPriority }) },
});

const columns = [column('a', 100, 1), column('b', 100), column('c', 100, 3), column('d', 100, 2)];

it.each([
  [400, ['a', 'b', 'c', 'd']],
  [399, ['a', 'b', 'd']],
  [300, ['a', 'b', 'd']],
  [250, ['a', 'b']],
  [199, ['b']],
  [0, ['b']],
])('fits the columns into %s pixels, dropping the highest dropPriority first', (room, ids) => {
  expect(kept(columns, room)).toEqual(ids);
});

it('drops the first of two columns with the same priority', () => {
  expect(kept([column('a', 100, 1), column('b', 100, 1)], 150)).toEqual(['b']);
});

it.each([
  ['agents', agentColumns(), 'addDate decayStatus city businessLines estimatedPremium'],
  ['admins', adminColumns(), 'addDate status city businessLines estimatedPremium'],
  ['owners', acquiredColumns(), 'acquired name phone email lines'],
])('never drops the essential columns for %s', (_who, ready, ids) => {
  expect(kept(ready, 0).join(' ')).toBe(ids);
  expect(kept(ready, 3000)).toHaveLength(ready.length);
});
