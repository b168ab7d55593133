import { isUsState, usStateNames, usStates } from '@advantage/reference-data';
import { type DatePeriod, datePeriods, english, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** An option of a filter. */
export interface FilterOption<Value = string | null> {
  /** Value to send. Null sends nothing. */
  readonly value: Value;
  readonly label: string;
}

/** Returns the options of the state filter: 'All States' (null, the default), then the 50 states and DC. */
export const stateOptions = (texts: Texts = english): readonly FilterOption[] => [
  { value: null, label: texts(en.filters).anyState },
  ...usStates
    .map(({ code, name }) => ({ value: code, label: nameIn(texts(usStateNames), name) }))
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

/** The date filter's default period. */
export const defaultPeriod: DatePeriod = '48hours';

/** The fixed period of the public feed. */
export const feedPeriod: DatePeriod = '72hours';

/** Length of a period, in days. */
export const daysOf = (period: DatePeriod) =>
  Number.parseInt(period, 10) / (period.endsWith('hours') ? 24 : 1);

/** Options of the date filter. */
export const dateOptions = (texts: Texts = english): readonly FilterOption<DatePeriod>[] =>
  datePeriods.map((period) => ({ value: period, label: texts(en.periods).last(daysOf(period)) }));

/** Caption of a list with a date filter. */
export const dateCaption = (period: DatePeriod, t = en.filters) => t.activity(daysOf(period));
