import { type DatePeriod, datePeriods, english, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { FilterOption } from './stateFilter.ts';

/** The date filter's default period. */
export const defaultPeriod: DatePeriod = '48hours';

/** The fixed period of the public feed. */
export const feedPeriod: DatePeriod = '72hours';

/** Length of a period, in days. */
export const daysOf = (period: DatePeriod) =>
  Number.parseInt(period, 10) / (period.endsWith('hours') ? 24 : 1);

/** Options of the date filter. */
export const dateOptions = (texts: Texts = english): readonly FilterOption<DatePeriod>[] =>
  datePeriods.map((period) => ({ field: period, displayName: texts(en.periods).last(daysOf(period)) }));

/** Caption of a list with a date filter. */
export const dateCaption = (period: DatePeriod, t = en.filters) => t.activity(daysOf(period));
