import { EmptyState, useTexts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { emptyAdvice } from './emptyAdvice.ts';
import { ListEmpty } from './ListEmpty.tsx';
import type { ReferralFilterName } from './ReferralFilterBar.tsx';
import { useReferralListParts } from './ReferralListProvider.tsx';

export interface ReferralListEmptyProps {
  /** The filters that readers can change. Default: dates and state. */
  readonly filters?: readonly ReferralFilterName[] | undefined;
  /** What is said of a list without filters. Default 'No referrals yet'. */
  readonly title?: string | undefined;
  /** What shows there once there are rows. Default: that referrals do. */
  readonly text?: string | undefined;
}

const usualFilters: readonly ReferralFilterName[] = ['date', 'state'];

/** Says which filters were in force where no referral matches, and offers to widen them. A part of `ReferralTable`. */
export function ReferralListEmpty({ filters: names = usualFilters, title, text }: ReferralListEmptyProps) {
  const texts = useTexts();
  const t = texts(en.screens);
  const { filters, state, setState, hasFilters } = useReferralListParts('ReferralListEmpty');
  if (!hasFilters) return <EmptyState title={title ?? t.none}>{text ?? t.showHere}</EmptyState>;
  return (
    <ListEmpty
      advice={emptyAdvice(
        { ...filters, page: state.pagination.pageIndex },
        { canChangePeriod: names.includes('date'), canChangeState: names.includes('state') },
        texts,
      )}
      onChange={(change) => setState({ filters: { ...filters, ...change } })}
    />
  );
}
