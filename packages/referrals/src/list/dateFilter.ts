import { type DatePeriod, datePeriods } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { FilterOption } from './stateFilter.ts';

/** The period of the date filter when the host names none (TBL-17). */
export const defaultPeriod: DatePeriod = '48hours';

/** The fixed period of the public feed (FEED-9). */
export const feedPeriod: DatePeriod = '72hours';

const lengths: Readonly<Record<DatePeriod, readonly [caption: string, option: string]>> = {
  '24hours': ['24hrs', '24 hours'],
  '48hours': ['48hrs', '48 hours'],
  '72hours': ['72hrs', '72 hours'],
  '7days': ['7 days', '7 days'],
  '30days': ['30 days', '30 days'],
};

/** The choices of the date dropdown (TBL-19). */
export const dateOptions: readonly FilterOption<DatePeriod>[] = datePeriods.map((period) => ({
  field: period,
  displayName: en.filters.last(lengths[period][1]),
}));

/** The caption of a list that has a date filter (TBL-21). */
export const dateCaption = (period: DatePeriod) => en.filters.activity(lengths[period][0]);
