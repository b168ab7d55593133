import { type DatePeriod, dateFilterStart } from '@advantage/ui';
import { defaultSort, nextSort, type Sort } from '../model/sortCycle.ts';
import { defaultPageSize, type ReferralListQuery } from '../wire/listParams.ts';
import { defaultPeriod } from './dateFilter.ts';
import { type ListScope, usernameOf } from './scope.ts';

/** What a reader chose to see: everything of a referrals screen that a URL or a toggle decides. */
export interface ListView {
  readonly sort: Sort;
  /** Counts from 0. */
  readonly page: number;
  readonly period: DatePeriod;
  /** A state's code, or null for all. */
  readonly state: string | null;
  readonly scope: ListScope;
  readonly showClaimed: boolean;
}

/** The filters of a list. */
export type ListFilters = Omit<ListView, 'sort' | 'page'>;

/** What the admin screens show when neither route nor reader says otherwise. */
export const defaultListView: ListView = {
  sort: defaultSort,
  page: 0,
  period: defaultPeriod,
  state: null,
  scope: 'all',
  showClaimed: false,
};

/** The view after a filter or toggle changed: on its first page. */
export const withFilter = (view: ListView, change: Partial<Omit<ListView, 'page' | 'sort'>>): ListView => ({
  ...view,
  ...change,
  page: 0,
});

/** The view after a click on a header: the next step of its sort, on the first page. */
export const withSortOf = (view: ListView, field: string): ListView => ({
  ...view,
  sort: nextSort(view.sort, field),
  page: 0,
});

/** What a query needs besides the view. */
export interface ListQueryOptions {
  /** The reader's own username, for In-Appetite. Default null. */
  readonly username?: string | null;
  /** Rows of a page. Default 25. */
  readonly size?: number;
}

/** The call that a view asks for. `now` decides the first day of the date filter. */
export function listQueryOf(view: ListView, now: number, options: ListQueryOptions = {}): ReferralListQuery {
  const { username = null, size = defaultPageSize } = options;
  return {
    sort: view.sort?.field ?? null,
    order: view.sort?.order ?? 'desc',
    page: view.page,
    size,
    filters: { addDate: dateFilterStart(view.period, now), state: view.state },
    username: usernameOf(view.scope, username),
    showClaimed: view.showClaimed,
  };
}
