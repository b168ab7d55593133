import { unexpectedNotModified } from '@advantage/live-list';
import { useMemo, useState } from 'react';
import type { LoadPage, ReferralListSource } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { selectPage } from '../source/selectPage.ts';
import type { DateRange } from './dateRange.ts';

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
