import { describe, expect, it } from 'vitest';
import type { Referral } from '../model/referral.ts';
import { aReferral } from '../testing/aReferral.ts';
import { claimedByOthers, goneRows, sameNotes } from './rowNotes.ts';

const rowsOf = (ids: string, fields: Partial<Referral> = {}) =>
  [...ids].map((id) => aReferral({ ...fields, opportunityId: id }));

describe('goneRows', () => {
  const gone = (shown: string, now: string, total: number, page = 0) =>
    goneRows(rowsOf(shown), { rows: rowsOf(now), total }, { page, size: 4 }).join('');

  it.each([
    ['a row in the middle', 'abcd', 'acd', 3, 'b'],
    ['the last row of the only page', 'abcd', 'abc', 3, 'd'],
    ['the first row of the first page', 'abcd', 'bcde', 9, 'a'],
    ['every row', 'abcd', '', 0, 'abcd'],
    ['nothing', 'abcd', 'abcd', 4, ''],
  ])('LIV-11 tells of %s', (_what, shown, now, total, expected) => {
    expect(gone(shown, now, total)).toBe(expected);
  });

  it('LIV-11 does not tell of rows that went over the end of a full page', () => {
    expect(gone('abcd', 'xyab', 9)).toBe('');
    expect(gone('abcd', 'xyad', 9)).toBe('bc');
    expect(gone('abcd', 'wxyz', 9)).toBe('');
  });

  it('LIV-11 does not tell of rows that moved up to the page before', () => {
    expect(gone('efgh', 'ghij', 12, 1)).toBe('');
    expect(gone('efgh', 'ehij', 12, 1)).toBe('fg');
    expect(gone('efgh', 'ijkl', 12, 1)).toBe('');
  });

  it('LIV-11 takes 25 rows for a page when the query names no size', () => {
    expect(goneRows(rowsOf('abcd'), { rows: rowsOf('acd'), total: 3 }, {})).toEqual(['b']);
  });
});

describe('claimedByOthers', () => {
  it('LIV-10 tells of rows that were Available, are Claimed, and are not the own', () => {
    const before = [...rowsOf('abc'), ...rowsOf('d', { marketplaceStatus: 'Delivered' })];
    const now = [
      ...rowsOf('abde', { marketplaceStatus: 'Claimed' }),
      ...rowsOf('c', { marketplaceStatus: 'Settled' }),
    ];
    expect(claimedByOthers(before, now, new Set(['b']))).toEqual(['a']);
  });
});

describe('sameNotes', () => {
  it('D6 keeps the former notes when the next ones say the same', () => {
    const notes = new Map([['a', 'No longer available' as const]]);
    expect(sameNotes(notes, new Map(notes))).toBe(notes);
    for (const next of [
      new Map(),
      new Map([['a', 'Claimed by another agent' as const]]),
      new Map([['b', 'No longer available' as const]]),
    ]) {
      expect(sameNotes(notes, next)).toBe(next);
    }
  });
});
