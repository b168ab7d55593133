import { EmptyState, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { ListEmpty } from './ListEmpty.tsx';
import type { ReferralFilterName } from './ReferralFilterBar.tsx';
import { useReferralListParts } from './ReferralListProvider.tsx';

export interface ReferralListEmptyProps {
  /** The filters that readers can change. Default: dates and state. */
  readonly filters?: readonly ReferralFilterName[] | undefined;
}

const usualFilters: readonly ReferralFilterName[] = ['date', 'state'];

/** Says which filters were in force where no referral matches, and offers to widen them. A part of `ReferralTable`. */
export function ReferralListEmpty({ filters: names = usualFilters }: ReferralListEmptyProps) {
  const t = useMessages(en.screens);
  const { filters, state, setState, hasFilters } = useReferralListParts('ReferralListEmpty');
  if (!hasFilters) return <EmptyState title={t.none}>{t.showHere}</EmptyState>;
  return (
    <ListEmpty
      view={{ ...filters, page: state.pagination.pageIndex }}
      onChange={(change) => setState({ filters: { ...filters, ...change } })}
      canChangePeriod={names.includes('date')}
      canChangeState={names.includes('state')}
    />
  );
}
