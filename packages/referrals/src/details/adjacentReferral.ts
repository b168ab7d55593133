/** The position of a referral on its page, and of its page in the list. */
export interface PlaceInList {
  /** Its place on the page; -1 when it is not there. */
  readonly index: number;
  /** How many referrals the page shows. */
  readonly count: number;
  /** Counts from 0. */
  readonly page: number;
  /** Rows of a full page. */
  readonly size: number;
  /** The length of the whole list. */
  readonly total: number;
}

/** Where a neighbor is: in a row of this page, or at the end of another page that faces this one. */
export type Neighbor =
  | { readonly on: 'page'; readonly index: number }
  | { readonly on: 'other-page'; readonly page: number; readonly edge: 'first' | 'last' };

/** The referral before (-1) or after (1) one of a list, across its pages; null where there is none. */
export function adjacentReferral(
  { index, count, page, size, total }: PlaceInList,
  step: -1 | 1,
): Neighbor | null {
  if (index === -1) return null;
  const next = index + step;
  if (next >= 0 && next < count) return { on: 'page', index: next };
  if (step === -1) return page > 0 ? { on: 'other-page', page: page - 1, edge: 'last' } : null;
  return (page + 1) * size < total ? { on: 'other-page', page: page + 1, edge: 'first' } : null;
}
