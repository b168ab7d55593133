import { isUsState, usStateNames, usStates } from '@advantage/reference-data';
import {
  type DatePeriod,
  dateFilterStart,
  datePeriods,
  english,
  nameIn,
  type SelectOption,
  type Texts,
} from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { defaultPageSize, type ReferralListQuery, type SortOrder } from '../wire/listParams.ts';

/** The date filter's default period. */
export const defaultPeriod: DatePeriod = '48hours';

/** The fixed period of the public feed. */
export const feedPeriod: DatePeriod = '72hours';

/** Length of a period, in days. */
export const daysOf = (period: DatePeriod) =>
  Number.parseInt(period, 10) / (period.endsWith('hours') ? 24 : 1);

/** The field, by its UI name, and direction a list is sorted by. Null: no arrow is shown and no sort is sent. */
export type Sort = { readonly field: string; readonly order: SortOrder } | null;

/** The default sort of the referral tables. */
export const defaultSort: Sort = { field: 'addDate', order: 'desc' };

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

/** Returns the service query for a view. `now` determines the first day of the date filter. */
export function toListQuery(
  view: ListView,
  now: number,
  options: Pick<ReferralListQuery, 'username' | 'size'> = {},
): ReferralListQuery {
  const { username = null, size = defaultPageSize } = options;
  return {
    sort: view.sort?.field ?? null,
    order: view.sort?.order ?? 'desc',
    page: view.page,
    size,
    filters: { addDate: dateFilterStart(view.period, now), state: view.state },
    username: view.scope === 'in-appetite' ? username : null,
    showClaimed: view.showClaimed,
  };
}

/** The scopes of a list: referrals in the user's appetite, or all. */
export const listScopes = ['in-appetite', 'all'] as const;
/** One of `listScopes`: all referrals, or those in the user's appetite. */
export type ListScope = (typeof listScopes)[number];

/** Returns the default scope: all referrals for admins and the public, In-Appetite for everyone else. */
export const defaultScope = (audience: ReferralAudience): ListScope =>
  audience === 'admin' || audience === 'public' ? 'all' : 'in-appetite';

/** Returns the sort after a press on a header: desc, asc, then none. Another header starts at desc. */
export function nextSort(current: Sort, field: string): Sort {
  if (current?.field !== field) return { field, order: 'desc' };
  return current.order === 'desc' ? { field, order: 'asc' } : null;
}

/** An option of a filter. */
export type FilterOption<Value extends string | null = string | null> = Omit<
  SelectOption<Value>,
  'isDisabled'
>;

/** Returns the options of the state filter: 'All States' (null, the default), then the 50 states and DC. */
export const stateOptions = (texts: Texts = english): readonly FilterOption[] => [
  { value: null, label: texts(en.filters).anyState },
  ...usStates
    .map(({ code, name }) => ({ value: code, label: nameIn(texts(usStateNames), name), keywords: code }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
];

/** Returns a known state code in upper case; null for anything else. */
export function toState(value: string | null | undefined): string | null {
  const code = value?.toUpperCase() ?? '';
  return value?.length === 2 && isUsState(code) ? code : null;
}

/** Returns the state in a URL query, or null. */
export const stateOfQuery = (query: URLSearchParams) => toState(query.get('state'));

/** Returns a URL query with the given state set, or removed for null. Other parameters are kept. */
export function withState(query: URLSearchParams, state: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (state === null) next.delete('state');
  else next.set('state', state);
  return next;
}

/** Options of the date filter. */
export const dateOptions = (texts: Texts = english): readonly FilterOption<DatePeriod>[] =>
  datePeriods.map((period) => ({ value: period, label: texts(en.periods).last(daysOf(period)) }));

/** Caption of a list with a date filter. */
export const dateCaption = (period: DatePeriod, t = en.filters) => t.activity(daysOf(period));
