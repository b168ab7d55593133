import type { HoldHandlers } from '@advantage/live-list/react';
import { ReferralTableView } from '../referral/ReferralTableView.tsx';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { recentColumns } from '../referral/recentColumns.tsx';
import type { ListContent } from '../table/TableFrame.tsx';
import type { ListDensity } from '../table/TableView.tsx';

export interface RecentReferralsTableProps extends ListContent {
  /** Which columns show, in order; keep it the same list. Default: all of them. */
  readonly columns?: readonly ReadyColumn[] | undefined;
  /** Height of a row. Default `brand`. */
  readonly density?: ListDensity | undefined;
  /** Keeps rows in their places while in use (LIV-9): `useHoldHandlers`. Default none. */
  readonly holdHandlers?: HoldHandlers;
}

const label = 'Recent referrals';
const columns = recentColumns();

/** The recently delivered referrals with their age (REC-1 to REC-3); it has no pages (REC-5). */
export function RecentReferralsTable(props: RecentReferralsTableProps) {
  return (
    <ReferralTableView
      {...props}
      label={label}
      audience="guest"
      columns={props.columns ?? columns}
      sort={null}
      paging={null}
      cards={columns}
    />
  );
}
