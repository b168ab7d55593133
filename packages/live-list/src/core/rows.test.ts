import { describe, expect, it } from 'vitest';
import { isEqualRow, reconcileRows, removedRows } from './rows.ts';

interface Row {
  readonly id: string;
  readonly price?: number | undefined;
  readonly tags?: readonly string[];
}

const getRowId = (row: Row) => row.id;
const rowsOf = (ids: string): readonly Row[] => [...ids].map((id) => ({ id, price: 1, tags: ['a', 'b'] }));

describe('removedRows', () => {
  const removed = (shown: string, now: string, total: number, page = 0) =>
    removedRows(rowsOf(shown), { rows: rowsOf(now), total }, { page, size: 4 }, getRowId)
      .map(getRowId)
      .join('');

  it.each([
    ['a row in the middle', 'abcd', 'acd', 3, 'b'],
    ['the last row of the only page', 'abcd', 'abc', 3, 'd'],
    ['the first row of the first page', 'abcd', 'bcde', 9, 'a'],
    ['every row', 'abcd', '', 0, 'abcd'],
    ['nothing', 'abcd', 'abcd', 4, ''],
  ])('LIV-11 finds %s', (_what, shown, now, total, expected) => {
    expect(removed(shown, now, total)).toBe(expected);
  });

  it('LIV-11 ignores rows that were pushed off the end of a full page', () => {
    expect(removed('abcd', 'xyab', 9)).toBe('');
    expect(removed('abcd', 'xyad', 9)).toBe('bc');
    expect(removed('abcd', 'wxyz', 9)).toBe('');
  });

  it('LIV-11 ignores rows that moved to the previous page', () => {
    expect(removed('efgh', 'ghij', 12, 1)).toBe('');
    expect(removed('efgh', 'ehij', 12, 1)).toBe('fg');
    expect(removed('efgh', 'ijkl', 12, 1)).toBe('');
  });
});

describe('isEqualRow', () => {
  const row = { id: 'a', price: 28, tags: ['a', 'b'], place: { city: 'Tulsa', rooms: [1, 2] } };
  it.each<[boolean, string, Row]>([
    [true, 'a copy', { ...row, tags: [...row.tags] }],
    [true, 'itself', row],
    [true, 'a copy of what is in it', { ...row, ...{ place: { city: 'Tulsa', rooms: [1, 2] } } }],
    [false, 'another value deep in it', { ...row, ...{ place: { city: 'Tulsa', rooms: [1, 3] } } }],
    [false, 'a list for an object', { ...row, ...{ place: [] } }],
    [false, 'an undefined field instead of a missing one', { ...row, ...{ place: undefined } }],
    [false, 'another value', { ...row, price: 29 }],
    [false, 'a missing field', { id: 'a', price: 28, tags: row.tags }],
    [false, 'a further field', { ...row, ...{ score: 1 } }],
    [false, 'another item in a list', { ...row, tags: ['a', 'c'] }],
    [false, 'a longer list', { ...row, tags: ['a', 'b', 'c'] }],
  ])('D6 returns %s for %s', (isEqual, _what, other) => {
    expect(isEqualRow<Row>(row, other)).toBe(isEqual);
    expect(isEqualRow<Row>(other, row)).toBe(isEqual);
  });
});

describe('reconcileRows', () => {
  const reconcile = (previous: readonly Row[], next: readonly Row[]) =>
    reconcileRows(previous, next, { getRowId });

  it('D6 returns the previous list when nothing changed', () => {
    const rows = rowsOf('abc');
    expect(reconcile(rows, rowsOf('abc'))).toBe(rows);
  });

  it('D6 keeps the objects of equal rows in any position', () => {
    const rows = rowsOf('abc');
    const next = reconcile(rows, [...rowsOf('xc'), { id: 'a', price: 2 }]);
    expect(next.map(getRowId)).toEqual(['x', 'c', 'a']);
    expect(next[1]).toBe(rows[2]);
    expect(next[2]).not.toBe(rows[0]);
  });

  it('D6 uses a custom isEqual', () => {
    const rows = rowsOf('abc');
    const next = reconcileRows(rows, [{ id: 'a' }], { getRowId, isEqual: () => true });
    expect(next).toEqual([rows[0]]);
    expect(next[0]).toBe(rows[0]);
  });
});
