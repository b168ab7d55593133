import type { Referral } from '../model/referral.ts';
import { defaultPageSize, type ReferralListQuery } from '../wire/listParams.ts';
import type { ReferralPage } from './referralSource.ts';

/** Fields that a service calls differently. */
const modelFields: Readonly<Record<string, keyof Referral>> = {
  type: 'opportunityType',
  status: 'marketplaceStatus',
  businessLines: 'lines',
  industry: 'industryCode',
};

/** Sorts rows and returns a page of them, as a service does for the same query. Doesn't filter. */
export function selectPage(rows: readonly Referral[], query: ReferralListQuery): ReferralPage {
  const { page = 0, size = defaultPageSize, sort, order = 'desc' } = query;
  const sorted = sort ? rows.toSorted(byField(sort, order)) : rows;
  return { rows: sorted.slice(page * size, (page + 1) * size), total: rows.length };
}

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
