import { type DatePeriod, datePeriods, english, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { FilterOption } from './stateFilter.ts';

/** The period of the date filter when the host names none. */
export const defaultPeriod: DatePeriod = '48hours';

/** The fixed period of the public feed. */
export const feedPeriod: DatePeriod = '72hours';

/** The days of a period. */
export const daysOf = (period: DatePeriod) =>
  Number.parseInt(period, 10) / (period.endsWith('hours') ? 24 : 1);

/** The choices of the date dropdown. */
export const dateOptions = (texts: Texts = english): readonly FilterOption<DatePeriod>[] =>
  datePeriods.map((period) => ({ field: period, displayName: texts(en.periods).last(daysOf(period)) }));

/** The caption of a list that has a date filter. */
export const dateCaption = (period: DatePeriod, t = en.filters) => t.activity(daysOf(period));
