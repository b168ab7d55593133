import { EmptyState, useTexts } from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import { type EmptyAdvice, type EmptyRemedy, emptyAdvice } from './emptyAdvice.ts';
import type { ReferralFilterName } from './listView.ts';
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
