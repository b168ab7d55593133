import type { SortOrder } from '../wire/listParams.ts';

/**
 * The field, by its UI name, and direction a list is sorted by. Null means unsorted: no arrow is shown and no sort is
 * sent.
 */
export type Sort = { readonly field: string; readonly order: SortOrder } | null;

/** The default sort of the referral tables. */
export const defaultSort: Sort = { field: 'addDate', order: 'desc' };

/** The default sort of the acquired list and of Claim-It Transactions. */
export const defaultAcquiredSort: Sort = { field: 'lastModDate', order: 'desc' };

/** Returns the sort after a press on a header: desc, asc, then none. Another header starts at desc. */
export function nextSort(current: Sort, field: string): Sort {
  if (current?.field !== field) return { field, order: 'desc' };
  return current.order === 'desc' ? { field, order: 'asc' } : null;
}
