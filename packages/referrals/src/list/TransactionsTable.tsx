import type { HoldHandlers } from '@advantage/live-list/react';
import { type TransactionColumn, transactionColumns } from '../referral/acquiredColumns.tsx';
import { useCellContext } from '../referral/useCellContext.ts';
import { useColumns } from '../referral/useColumns.ts';
import type { ListDensity } from '../table/ListTable.tsx';
import { type ListContent, type ListPaging, ReferralList } from '../table/ReferralList.tsx';
import { FactCards } from './FactCards.tsx';
import type { Sort } from './sortCycle.ts';

export interface TransactionsTableProps extends ListContent {
  /** Which columns show, in order; keep it the same list. Default: all of them. */
  readonly columns?: readonly TransactionColumn[] | undefined;
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

/** What was purchased, by whom and for how much (TBL-63): for admins. */
export function TransactionsTable(props: TransactionsTableProps) {
  const context = useCellContext({ audience: 'admin' });
  const columns = useColumns(transactionColumns, props.columns);
  const { rows, rowNotes } = props;
  return (
    <ReferralList
      {...props}
      label={label}
      columns={columns}
      context={context}
      cards={<FactCards label={label} rows={rows} rowNotes={rowNotes} columns={columns} context={context} />}
    />
  );
}
