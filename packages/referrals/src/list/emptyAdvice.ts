import { usStateName, usStateNames } from '@advantage/reference-data';
import { type DatePeriod, datePeriods, english, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { daysOf } from './filterOptions.ts';
import type { ListView, ReferralFilterName } from './listView.ts';

/** A change of filters that an empty list offers. */
export interface EmptyRemedy {
  readonly label: string;
  readonly change: Partial<Pick<ListView, 'state' | 'period'>>;
}

/** Texts and remedies of an empty list: the active filters, and how to see more. */
export interface EmptyAdvice {
  readonly title: string;
  readonly text: string;
  readonly remedies: readonly EmptyRemedy[];
}

/** Returns the advice for filters that match no referral: to widen those of `filters`, which the user can change. */
export function emptyAdvice(
  { state, period, page }: Pick<ListView, 'state' | 'period' | 'page'>,
  filters: readonly ReferralFilterName[],
  texts: Texts = english,
): EmptyAdvice {
  const t = texts(en.filters);
  // The list got shorter, or the URL names a page that doesn't exist.
  if (page > 0)
    return { title: t.noneOnPage, text: t.endsBefore, remedies: [{ label: t.firstPage, change: {} }] };
  const periods = texts(en.periods);
  const stateName = state === null ? t.allStates : nameIn(texts(usStateNames), usStateName(state));
  const canClear = filters.includes('state') && state !== null;
  const wider = filters.includes('date') ? widerPeriod(period) : undefined;
  const widen = canClear ? periods.either(t.clearTheState, periods.widenTheDatesToo) : periods.widenTheDates;
  const advice = wider ? widen : canClear ? t.clearTheState : t.newShowHere;
  return {
    title: t.noMatch,
    text: `${stateName}, ${t.withinLast(daysOf(period))}. ${advice}.`,
    remedies: [
      ...(canClear ? [{ label: t.clearState, change: { state: null } }] : []),
      ...(wider ? [{ label: periods.last(daysOf(wider)), change: { period: wider } }] : []),
    ],
  };
}

const widerPeriod = (period: DatePeriod) =>
  datePeriods.slice(datePeriods.indexOf(period) + 1).find((candidate) => candidate.endsWith('days'));
