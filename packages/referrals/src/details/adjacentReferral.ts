/** The position of a referral on its page, and of its page in the list. */
export interface ListPosition {
  /** Index of the referral on the page, or -1 if it isn't there. */
  readonly index: number;
  /** Number of referrals on this page. */
  readonly count: number;
  /** Zero-based page index. */
  readonly page: number;
  /** Number of rows on a full page. */
  readonly size: number;
  /** Number of referrals in the whole list. */
  readonly total: number;
}

/** Where the previous or next referral is: on this page, or first or last on an adjacent page. */
export type Neighbor =
  | { readonly on: 'page'; readonly index: number }
  | { readonly on: 'other-page'; readonly page: number; readonly edge: 'first' | 'last' };

/** Returns the previous (-1) or next (1) referral of a list, across its pages. Null at the ends of the list. */
export function adjacentReferral(
  { index, count, page, size, total }: ListPosition,
  step: -1 | 1,
): Neighbor | null {
  if (index === -1) return null;
  const next = index + step;
  if (next >= 0 && next < count) return { on: 'page', index: next };
  if (step === -1) return page > 0 ? { on: 'other-page', page: page - 1, edge: 'last' } : null;
  return (page + 1) * size < total ? { on: 'other-page', page: page + 1, edge: 'first' } : null;
}
