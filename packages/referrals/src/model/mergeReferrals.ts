import type { Referral } from './referral.ts';

/**
 * The next rows, in which every row that says the same as before is the very object it was, so that only changed rows
 * render. When nothing changed at all the previous list itself comes back.
 */
export function mergeReferrals(
  previous: readonly Referral[],
  next: readonly Referral[],
): readonly Referral[] {
  let known: ReadonlyMap<string, Referral> | undefined;
  const rowBefore = (row: Referral, index: number) => {
    const inPlace = previous[index];
    // Most answers bring the same rows in the same order: then no row has to be looked up.
    if (inPlace?.opportunityId === row.opportunityId) return inPlace;
    known ??= new Map(previous.map((each) => [each.opportunityId, each]));
    return known.get(row.opportunityId);
  };
  const merged = next.map((row, index) => {
    const before = rowBefore(row, index);
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
