import { usStateName, usStateNames } from '@advantage/reference-data';
import {
  type DatePeriod,
  datePeriods,
  EmptyState,
  english,
  nameIn,
  type Texts,
  useTexts,
} from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import { daysOf, type ListView, type ReferralFilterName } from './listView.ts';
import { useReferralListParts } from './ReferralListProvider.tsx';

/** The empty state for filters that match no referral: names the filters and offers buttons that widen them. */
export function ListEmpty(props: {
  /** Texts and remedies to show, from `emptyAdvice`. */
  readonly advice: EmptyAdvice;
  /** Called with the filter changes of a remedy. The list should then show its first page. */
  readonly onChange: (change: EmptyRemedy['change']) => void;
}) {
  const { title, text, remedies } = props.advice;
  const buttons = remedies.map(({ label, change }) => (
    <button
      key={label}
      type="button"
      className={buttonStyles({ size: 'm' })}
      onClick={() => props.onChange(change)}
    >
      {label}
    </button>
  ));
  return (
    <EmptyState title={title} actions={remedies.length > 0 && buttons}>
      {text}
    </EmptyState>
  );
}

export interface ReferralListEmptyProps {
  /** Filters that users can change. Default: dates and state. */
  readonly filters?: readonly ReferralFilterName[] | undefined;
  /** Title for a list without filters. Default 'No referrals yet'. */
  readonly title?: string | undefined;
  /** Text for a list without filters: says what will appear there. Default: a text about new referrals. */
  readonly text?: string | undefined;
}

const defaultFilters: readonly ReferralFilterName[] = ['date', 'state'];

/** Names the filters that match no referral and offers to widen them. For the `empty` prop of `ReferralTable`. */
export function ReferralListEmpty({
  filters: filterNames = defaultFilters,
  title,
  text,
}: ReferralListEmptyProps) {
  const texts = useTexts();
  const t = texts(en.screens);
  const { filters, setFilters, state, table } = useReferralListParts('ReferralListEmpty');
  if (!filters && table.getRowCount() === 0)
    return <EmptyState title={title ?? t.none}>{text ?? t.showHere}</EmptyState>;
  return (
    <ListEmpty
      advice={emptyAdvice({ ...state.filters, page: state.pagination.pageIndex }, filterNames, texts)}
      onChange={setFilters}
    />
  );
}

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
