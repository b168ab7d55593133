import type { SortOrder } from '../wire/listParams.ts';

/** By which field, by its UI name, and which way a list is sorted. Null is no sort: no arrow shows, none is sent. */
export type Sort = { readonly field: string; readonly order: SortOrder } | null;

/** The sort of the referral tables when the host names none. */
export const defaultSort: Sort = { field: 'addDate', order: 'desc' };

/** The sort of the acquired list and of Claim-It Transactions. */
export const defaultAcquiredSort: Sort = { field: 'lastModDate', order: 'desc' };

/** The sort after a click on a header: desc, asc, none; another header starts at desc. */
export function nextSort(current: Sort, field: string): Sort {
  if (current?.field !== field) return { field, order: 'desc' };
  return current.order === 'desc' ? { field, order: 'asc' } : null;
}
