import { usStateName, usStateNames } from '@advantage/reference-data';
import { type DatePeriod, datePeriods, english, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { daysOf } from './dateFilter.ts';
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

/** A longer period to offer. */
interface Widening {
  /** What to do, after the step that there is already. */
  readonly advice: (step: string | undefined) => string;
  readonly remedy: EmptyRemedy;
}

type View = Pick<ListView, 'state' | 'period' | 'page'>;

/** What to say and offer where no referral matches the filters, and the period stays as it is unless there is a wider one. */
export function adviceFor(view: View, canChangeState: boolean, texts: Texts, wider?: Widening): EmptyAdvice {
  const t = texts(en.filters);
  // The list became shorter, or an address asks for a page that it does not have.
  if (view.page > 0)
    return { title: t.noneOnPage, text: t.endsBefore, remedies: [{ label: t.firstPage, change: {} }] };
  const place = view.state === null ? t.allStates : nameIn(texts(usStateNames), usStateName(view.state));
  const canClear = canChangeState && view.state !== null;
  const step = canClear ? t.clearTheState : undefined;
  const advice = wider ? wider.advice(step) : (step ?? t.newShowHere);
  return {
    title: t.noMatch,
    text: `${place}, ${t.withinLast(daysOf(view.period))}. ${advice}.`,
    remedies: [
      ...(canClear ? [{ label: t.clearState, change: { state: null } }] : []),
      ...(wider ? [wider.remedy] : []),
    ],
  };
}

/** The same for a list whose period may change too. */
export function emptyAdvice(
  view: View,
  { canChangePeriod, canChangeState }: EmptyAdviceOptions,
  texts: Texts = english,
): EmptyAdvice {
  const t = texts(en.periods);
  const period = canChangePeriod ? widerPeriod(view.period) : undefined;
  return adviceFor(
    view,
    canChangeState,
    texts,
    period && {
      advice: (step) => (step === undefined ? t.widenTheDates : t.either(step, t.widenTheDatesToo)),
      remedy: { label: t.last(daysOf(period)), change: { period } },
    },
  );
}

/** The next longer period that is worth a try. */
const widerPeriod = (period: DatePeriod) =>
  datePeriods.slice(datePeriods.indexOf(period) + 1).find((longer) => longer.endsWith('days'));
