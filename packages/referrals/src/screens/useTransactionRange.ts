import { useMemo, useState } from 'react';
import { createPageLoader, type ReferralListSource } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { selectPage } from '../source/selectPage.ts';

/** All purchases of some days, as they were at one time. */
export interface RangeRows {
  readonly range: DateRange;
  /** Which days: the key of the option. */
  readonly key: string;
  readonly rows: readonly Referral[];
  readonly at: number;
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
        ? { list: async (query) => ({ unchanged: false, page: selectPage(shown.rows, query) }) }
        : { list: (query, options) => source.purchased(query, options) },
    [shown, source],
  );
  /** Loads a page of the service, the newest purchases first. */
  const loadNewest = createPageLoader({
    query: { sort: 'lastModDate', order: 'desc' },
    load: (query, options) => source.purchased(query, options),
  });
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

/** Days of purchases: from the start of the first, inclusive, to the end of the last. Times are in milliseconds. */
export interface DateRange {
  readonly from: number;
  readonly to: number;
}

/** The ranges to choose from, besides the user's own dates. */
export const rangeNames = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth', 'all'] as const;
export type RangeName = (typeof rangeNames)[number];

const always: DateRange = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Returns the days of a range. `today` is the start of the current local day. */
export function namedRange(name: RangeName, today: number): DateRange {
  const now = new Date(today);
  const daysAgo = (days: number) => new Date(today).setDate(now.getDate() - days);
  const monthsAgo = (months: number) => new Date(now.getFullYear(), now.getMonth() - months).getTime();
  const ranges: Readonly<Record<RangeName, Partial<DateRange>>> = {
    today: { from: today },
    last7: { from: daysAgo(6) },
    last30: { from: daysAgo(29) },
    thisMonth: { from: monthsAgo(0) },
    lastMonth: { from: monthsAgo(1), to: monthsAgo(0) },
    all: {},
  };
  return { ...always, ...ranges[name] };
}

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns the days from one date to another as a date field has them, e.g. '2026-11-20', in either order. */
export function parseRange(...texts: readonly [string, string]): DateRange | undefined {
  const [first, last] = texts.toSorted().map((text) => datePattern.exec(text)?.slice(1).map(Number));
  if (!first || !last) return undefined;
  const startOf = ([year = 0, month = 0, day = 0]: readonly number[], days = 0) =>
    new Date(year, month - 1, day + days).getTime();
  return { from: startOf(first), to: startOf(last, 1) };
}

/** Whether a time is in a range. A time that isn't known is only in that of all days. */
export const isInRange = ({ from, to }: DateRange, time: number | null): boolean =>
  time === null ? from === always.from : from <= time && time < to;
