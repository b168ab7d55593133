import type { HoldHandlers } from '@advantage/live-list/react';
import type { Sort } from '../model/sortCycle.ts';
import { transactionColumns } from '../referral/acquiredColumns.tsx';
import { ReferralTableView } from '../referral/ReferralTableView.tsx';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import type { ListContent, ListPaging } from '../table/TableFrame.tsx';
import type { ListDensity } from '../table/TableView.tsx';

export interface TransactionsTableProps extends ListContent {
  /** Which columns show, in order; keep it the same list. Default: all of them. */
  readonly columns?: readonly ReadyColumn[] | undefined;
  /** The sort in force; null is none. */
  readonly sort: Sort;
  /** Called with the field of a pressed header. Default: no header sorts. */
  readonly onSort?: (field: string) => void;
  /** Which page of how many rows. */
  readonly paging: ListPaging;
  /** Height of a row. Default `brand`. */
  readonly density?: ListDensity | undefined;
  /** Keeps rows in their places while in use (LIV-9): `useHoldHandlers`. Default none. */
  readonly holdHandlers?: HoldHandlers;
}

const label = 'Claim-It Transactions';
const columns = transactionColumns();

/** What was purchased, by whom and for how much (TBL-63): for admins. */
export function TransactionsTable(props: TransactionsTableProps) {
  return (
    <ReferralTableView
      {...props}
      label={label}
      audience="admin"
      columns={props.columns ?? columns}
      cards={columns}
    />
  );
}
