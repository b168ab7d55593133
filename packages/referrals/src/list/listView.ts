import { type DatePeriod, dateFilterStart } from '@advantage/ui';
import { defaultSort, nextSort, type Sort } from '../model/sortCycle.ts';
import { defaultPageSize, type ReferralListQuery } from '../wire/listParams.ts';
import { defaultPeriod } from './dateFilter.ts';
import { type ListScope, usernameOf } from './scope.ts';

/** The view of a referrals screen: everything that the URL or a filter determines. */
export interface ListView {
  readonly sort: Sort;
  /** Page index, from 0. */
  readonly page: number;
  readonly period: DatePeriod;
  /** Code of a US state, or null for all. */
  readonly state: string | null;
  readonly scope: ListScope;
  readonly showClaimed: boolean;
}

/** Name of a filter in the bar. */
export type ReferralFilterName = 'scope' | 'claimed' | 'date' | 'state';

/** The filters of a list. */
export type ListFilters = Omit<ListView, 'sort' | 'page'>;

/** The default view of the admin screens. */
export const defaultListView: ListView = {
  sort: defaultSort,
  page: 0,
  period: defaultPeriod,
  state: null,
  scope: 'all',
  showClaimed: false,
};

/** Returns the view after a filter change, on its first page. */
export const withFilter = (view: ListView, change: Partial<Omit<ListView, 'page' | 'sort'>>): ListView => ({
  ...view,
  ...change,
  page: 0,
});

/** Returns the view after a header press: the next step of the sort cycle, on the first page. */
export const cycleSort = (view: ListView, field: string): ListView => ({
  ...view,
  sort: nextSort(view.sort, field),
  page: 0,
});

/** Parameters of a query that aren't part of the view. */
export interface ListQueryOptions {
  /** The user's username, for In-Appetite. Default null. */
  readonly username?: string | null;
  /** Page size. Default 25. */
  readonly size?: number;
}

/** Returns the service query for a view. `now` determines the first day of the date filter. */
export function toListQuery(view: ListView, now: number, options: ListQueryOptions = {}): ReferralListQuery {
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
