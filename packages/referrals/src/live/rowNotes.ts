import type { Referral } from '../model/referral.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import { defaultPageSize } from '../wire/listParams.ts';

/** Why a row is greyed out in its place (LIV-10, LIV-11). */
export type RowNote = 'Claimed by another agent' | 'No longer available';

/** The notes of a list by `opportunityId`. */
export type RowNotes = ReadonlyMap<string, RowNote>;

export const noNotes: RowNotes = new Map();

/** The rows that were Available a moment ago and are Claimed now, but not by the reader (LIV-10). */
export function claimedByOthers(
  before: readonly Referral[],
  now: readonly Referral[],
  own: ReadonlySet<string>,
): readonly string[] {
  const claimed = now.filter(
    ({ marketplaceStatus, opportunityId }) => marketplaceStatus === 'Claimed' && !own.has(opportunityId),
  );
  if (claimed.length === 0) return [];
  const ids = new Set(claimed.map(idOf));
  return before
    .filter((row) => row.marketplaceStatus === 'Available' && ids.has(row.opportunityId))
    .map(idOf);
}

/**
 * The shown rows that a newer answer no longer has (LIV-11). Rows that newer ones only pushed over the end of a full
 * page, or that moved up to the page before, are not gone.
 */
export function goneRows(
  shown: readonly Referral[],
  page: { readonly rows: readonly Referral[]; readonly total: number },
  query: ReferralListQuery,
): readonly string[] {
  const present = new Set(page.rows.map(idOf));
  const { page: number = 0, size = defaultPageSize } = query;
  const isMoreAfter = (number + 1) * size < page.total;
  const first = number > 0 ? shown.findIndex((row) => present.has(row.opportunityId)) : 0;
  const last = isMoreAfter ? shown.findLastIndex((row) => present.has(row.opportunityId)) : shown.length - 1;
  if (first === -1 || last === -1) return [];
  return shown
    .slice(first, last + 1)
    .map(idOf)
    .filter((id) => !present.has(id));
}

/** The notes themselves when the next ones say the same, so that nothing renders for them. */
export function sameNotes(previous: RowNotes, next: RowNotes): RowNotes {
  const isSame = previous.size === next.size && [...next].every(([id, note]) => previous.get(id) === note);
  return isSame ? previous : next;
}

const idOf = (row: Referral) => row.opportunityId;
