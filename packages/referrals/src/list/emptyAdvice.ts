import { usStateName } from '@advantage/reference-data';
import { type DatePeriod, datePeriods } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { dateOptions } from './dateFilter.ts';
import type { ListView } from './listView.ts';

/** Something a reader may do about an empty list. */
export interface EmptyRemedy {
  readonly label: string;
  readonly change: Partial<Pick<ListView, 'state' | 'period'>>;
}

/** What an empty list says: which filters were in force, and how to see more. */
export interface EmptyAdvice {
  readonly title: string;
  readonly text: string;
  readonly remedies: readonly EmptyRemedy[];
}

export interface EmptyAdviceOptions {
  /** Whether the reader can change the dates. */
  readonly canChangePeriod: boolean;
  /** Whether the reader can change the state. */
  readonly canChangeState: boolean;
}

/** What to say and offer where no referral matches the filters. */
export function emptyAdvice(
  view: Pick<ListView, 'state' | 'period' | 'page'>,
  { canChangePeriod, canChangeState }: EmptyAdviceOptions,
): EmptyAdvice {
  if (view.page > 0) return beyondTheEnd;
  const wider = canChangePeriod ? widerPeriod(view.period) : undefined;
  const canClear = canChangeState && view.state !== null;
  const filters = [
    view.state === null ? en.filters.allStates : usStateName(view.state),
    periodText(view.period),
  ];
  const steps = [
    canClear && en.filters.clearTheState,
    wider && (canClear ? en.filters.widenTheDatesToo : en.filters.widenTheDates),
  ];
  const advice = steps.filter(Boolean).join(' or ') || en.filters.newShowHere;
  return {
    title: en.filters.noMatch,
    text: `${filters.join(', ')}. ${advice}.`,
    remedies: [
      ...(canClear ? [{ label: en.filters.clearState, change: { state: null } }] : []),
      ...(wider ? [{ label: optionName(wider), change: { period: wider } }] : []),
    ],
  };
}

/** The list became shorter, or an address asks for a page that it does not have. */
const beyondTheEnd: EmptyAdvice = {
  title: en.filters.noneOnPage,
  text: en.filters.endsBefore,
  remedies: [{ label: en.filters.firstPage, change: {} }],
};

/** The next longer period that is worth a try. */
const widerPeriod = (period: DatePeriod) =>
  datePeriods.slice(datePeriods.indexOf(period) + 1).find((longer) => longer.endsWith('days'));

const optionName = (period: DatePeriod) =>
  dateOptions.find(({ field }) => field === period)?.displayName ?? period;

const periodText = (period: DatePeriod) => optionName(period).replace('Last', 'last');
