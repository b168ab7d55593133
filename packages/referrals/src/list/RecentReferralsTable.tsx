import type { HoldHandlers } from '@advantage/live-list/react';
import { type RecentColumn, recentColumns } from '../referral/recentColumns.tsx';
import { useCellContext } from '../referral/useCellContext.ts';
import { useColumns } from '../referral/useColumns.ts';
import type { ListDensity } from '../table/ListTable.tsx';
import { type ListContent, ReferralList } from '../table/ReferralList.tsx';
import { FactCards } from './FactCards.tsx';

export interface RecentReferralsTableProps extends ListContent {
  /** Which columns show, in order; keep it the same list. Default: all of them. */
  readonly columns?: readonly RecentColumn[] | undefined;
  /** Height of a row. Default `brand`. */
  readonly density?: ListDensity | undefined;
  /** Keeps rows in their places while in use (LIV-9): `useHoldHandlers`. Default none. */
  readonly holdHandlers?: HoldHandlers;
}

const label = 'Recent referrals';

/** The recently delivered referrals with their age (REC-1 to REC-3); it has no pages (REC-5). */
export function RecentReferralsTable(props: RecentReferralsTableProps) {
  const context = useCellContext({ audience: 'guest' });
  const columns = useColumns(recentColumns, props.columns);
  const { rows, rowNotes } = props;
  return (
    <ReferralList
      {...props}
      label={label}
      columns={columns}
      context={context}
      sort={null}
      paging={null}
      cards={<FactCards label={label} rows={rows} rowNotes={rowNotes} columns={columns} context={context} />}
    />
  );
}
