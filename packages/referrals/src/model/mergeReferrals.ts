import type { Referral } from './referral.ts';

/**
 * The next rows, in which every row that says the same as before is the very object it was, so that only changed rows
 * render. When nothing changed at all the previous list itself comes back.
 */
export function mergeReferrals(
  previous: readonly Referral[],
  next: readonly Referral[],
): readonly Referral[] {
  const known = new Map(previous.map((row) => [row.opportunityId, row]));
  const merged = next.map((row) => {
    const before = known.get(row.opportunityId);
    return before && isSameReferral(before, row) ? before : row;
  });
  const unchanged =
    merged.length === previous.length && merged.every((row, index) => row === previous[index]);
  return unchanged ? previous : merged;
}

/** Whether two referrals say the same. */
export function isSameReferral(a: Referral, b: Referral): boolean {
  if (a === b) return true;
  // A plain loop: 10,000 rows are compared at every poll.
  for (const field in b) {
    const key = field as keyof Referral;
    if (a[key] !== b[key] && !(key === 'lines' && isSameList(a.lines, b.lines))) return false;
  }
  return true;
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);
