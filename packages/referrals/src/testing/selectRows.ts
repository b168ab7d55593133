import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';
import { defaultPageSize, type ReferralListQuery } from '../wire/listParams.ts';
import { matchesQuery } from '../wire/matchesQuery.ts';

const modelFields: Readonly<Record<string, keyof Referral>> = {
  type: 'opportunityType',
  status: 'marketplaceStatus',
  businessLines: 'lines',
  industry: 'industryCode',
};

/** Returns the page that a service would return for a query: filtered, sorted and sliced. */
export function selectRows(all: readonly Referral[], query: ReferralListQuery): ReferralPage {
  const { page = 0, size = defaultPageSize } = query;
  const matching = all.filter((row) => matches(row, query));
  const sorted = query.sort ? matching.toSorted(byField(query.sort, query.order ?? 'desc')) : matching;
  return { rows: sorted.slice(page * size, (page + 1) * size), total: matching.length };
}

/** Hides claimed referrals only, so that stories show every other status without a filter. */
const matches = (row: Referral, { filters, showClaimed = true }: ReferralListQuery) =>
  matchesQuery(row, { filters }, 0) && (showClaimed || row.marketplaceStatus !== 'Claimed');

const byField = (field: string, order: 'asc' | 'desc') => {
  const key = modelFields[field] ?? (field as keyof Referral);
  const sign = order === 'asc' ? 1 : -1;
  return (a: Referral, b: Referral) => compare(a[key], b[key], sign);
};

/** Compares two values. Unknown values come last in either order. */
function compare(a: unknown, b: unknown, sign: number): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * String(a).localeCompare(String(b), 'en');
}
