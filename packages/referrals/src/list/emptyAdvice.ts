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

interface WiderPeriodAdvice {
  /** Returns the advice, combined with another step if there is one. */
  readonly advice: (step: string | undefined) => string;
  readonly remedy: EmptyRemedy;
}

type View = Pick<ListView, 'state' | 'period' | 'page'>;

/** Returns the advice for filters that match no referral. Offers a longer period only when given one in `wider`. */
export function adviceFor(
  view: View,
  canChangeState: boolean,
  texts: Texts,
  wider?: WiderPeriodAdvice,
): EmptyAdvice {
  const t = texts(en.filters);
  // The list got shorter, or the URL names a page that doesn't exist.
  if (view.page > 0)
    return { title: t.noneOnPage, text: t.endsBefore, remedies: [{ label: t.firstPage, change: {} }] };
  const stateName = view.state === null ? t.allStates : nameIn(texts(usStateNames), usStateName(view.state));
  const canClear = canChangeState && view.state !== null;
  const step = canClear ? t.clearTheState : undefined;
  const advice = wider ? wider.advice(step) : (step ?? t.newShowHere);
  return {
    title: t.noMatch,
    text: `${stateName}, ${t.withinLast(daysOf(view.period))}. ${advice}.`,
    remedies: [
      ...(canClear ? [{ label: t.clearState, change: { state: null } }] : []),
      ...(wider ? [wider.remedy] : []),
    ],
  };
}

/** Returns the advice for filters that match nothing, with a longer period if the user can change the dates. */
export function emptyAdvice(
  view: View,
  filters: readonly ReferralFilterName[],
  texts: Texts = english,
): EmptyAdvice {
  const t = texts(en.periods);
  const period = filters.includes('date') ? widerPeriod(view.period) : undefined;
  return adviceFor(
    view,
    filters.includes('state'),
    texts,
    period && {
      advice: (step) => (step === undefined ? t.widenTheDates : t.either(step, t.widenTheDatesToo)),
      remedy: { label: t.last(daysOf(period)), change: { period } },
    },
  );
}

const widerPeriod = (period: DatePeriod) =>
  datePeriods.slice(datePeriods.indexOf(period) + 1).find((candidate) => candidate.endsWith('days'));
