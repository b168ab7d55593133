import { isEqualRow } from '@advantage/live-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeReferrals } from '../live/liveReferrals.ts';
import { aReferral } from '../testing/aReferral.ts';
import { referralRows } from '../testing/referralPage.ts';
import type { Referral } from './referral.ts';

const copyOf = (row: Referral): Referral => ({ ...row, lines: [...row.lines] });

describe('mergeReferrals', () => {
  it('D6 returns the previous list when nothing changed', () => {
    const rows = referralRows(25);
    expect(mergeReferrals(rows, rows.map(copyOf))).toBe(rows);
    expect(mergeReferrals([], [])).toEqual([]);
  });

  it('D6 keeps the objects of equal rows, even when they move', () => {
    const rows = referralRows(25);
    const next = [aReferral({ opportunityId: 'new' }), ...rows.map(copyOf).toReversed()];
    const merged = mergeReferrals(rows, next);
    expect(merged[0]).toBe(next[0]);
    expect(merged.slice(1).every((row) => rows.includes(row))).toBe(true);
  });

  it('D6 uses new objects only for the rows that changed', () => {
    const changes = fc.uniqueArray(fc.nat(24));
    const rows = referralRows(25);
    fc.assert(
      fc.property(changes, (changed) => {
        const next = rows.map((row, index) =>
          changed.includes(index) ? { ...row, soldPrice: 999 } : copyOf(row),
        );
        mergeReferrals(rows, next).forEach((row, index) => {
          expect(row).toBe(changed.includes(index) ? next[index] : rows[index]);
        });
      }),
    );
  });

  it('D6 returns the rows of the next list whenever they differ', () => {
    const rows = referralRows(5);
    for (const next of [
      rows.slice(1),
      rows.toReversed(),
      [],
      [...rows, aReferral({ opportunityId: 'new' })],
    ]) {
      expect(mergeReferrals(rows, next)).toEqual(next);
    }
  });

  it('D6 detects a change in any field', () => {
    const row = aReferral();
    for (const field of Object.keys(row)) {
      const value = field === 'lines' ? [...row.lines, 'CUMB'] : 'changed';
      expect(isEqualRow(row, { ...row, [field]: value } as Referral), field).toBe(false);
    }
  });
});
