import { unexpectedNotModified } from '@advantage/live-list';
import { useMemo, useState } from 'react';
import type { LoadPage, ReferralListSource } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage, ReferralSource } from '../source/referralSource.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import type { DateRange } from './dateRange.ts';

/** All purchases of some days, as they were at one time. */
export interface RangeRows {
  readonly range: DateRange;
  /** Which days: the key of the option. */
  readonly key: string;
  readonly rows: readonly Referral[];
  readonly at: number;
}

/** Returns a page of rows, sorted by the field of a query. Empty fields come last. */
function pageOf(
  rows: readonly Referral[],
  { page = 0, size = rows.length, sort, order }: ReferralListQuery,
): ReferralPage {
  const fieldOf = (row: Referral): unknown =>
    Object.entries(row).find(([name]) => name === sort)?.[1] ?? null;
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  const sorted = rows
    .map((row) => ({ row, value: fieldOf(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return compare(a.value, b.value) * (order === 'asc' ? 1 : -1);
    });
  return {
    rows: sorted.slice(page * size, (page + 1) * size).map(({ row }) => row),
    total: rows.length,
  };
}

/**
 * The source of a list of transactions that can show those of some days. The service only pages and sorts, so the rows
 * of a range are read first, by `TransactionTotals`. Pass `list` and `origin` to `useReferralList`.
 */
export function useTransactionRange(source: Pick<ReferralSource, 'purchased'>) {
  const [shown, show] = useState<RangeRows>();
  const list = useMemo(
    (): ReferralListSource =>
      shown
        ? { list: async (query) => ({ unchanged: false, page: pageOf(shown.rows, query) }) }
        : { list: (query, options) => source.purchased(query, options) },
    [shown, source],
  );
  /** Loads a page of the service, the newest purchases first. */
  const loadNewest: LoadPage = async (page, size, signal) => {
    const answer = await source.purchased({ page, size, sort: 'lastModDate', order: 'desc' }, { signal });
    if (answer.unchanged) throw unexpectedNotModified();
    return answer.page;
  };
  return {
    /** The range that the list shows. Undefined: the pages of the service. */
    shown,
    show,
    list,
    /** Changes with the range, so that the list reloads. */
    origin: shown ?? source,
    loadNewest,
  };
}

/** Return value of `useTransactionRange`: the source of a list, and the days it shows. */
export type TransactionRange = ReturnType<typeof useTransactionRange>;
