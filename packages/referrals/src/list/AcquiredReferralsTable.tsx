import type { HoldHandlers } from '@advantage/live-list/react';
import type { Referral } from '../model/referral.ts';
import type { Sort } from '../model/sortCycle.ts';
import { acquiredColumns } from '../referral/acquiredColumns.tsx';
import { CopyStatus } from '../referral/CopyStatus.tsx';
import { ReferralTableView } from '../referral/ReferralTableView.tsx';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import type { ListContent, ListPaging } from '../table/TableFrame.tsx';
import type { ListDensity } from '../table/TableView.tsx';

export interface AcquiredReferralsTableProps extends ListContent {
  /** Which columns show, in order; keep it the same list. Default: all of them. */
  readonly columns?: readonly ReadyColumn[] | undefined;
  /** The sort in force; null is none. */
  readonly sort: Sort;
  /** Called with the field of a pressed header (ACQ-4). Default: no header sorts. */
  readonly onSort?: (field: string) => void;
  /** Which page of how many rows. */
  readonly paging: ListPaging;
  /** The selected row. Default none. */
  readonly selectedId?: string | null | undefined;
  /** Called with the referral of a pressed row (ACQ-6). Default: rows cannot be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
  /** Height of a row. Default `brand`. */
  readonly density?: ListDensity | undefined;
  /** Keeps rows in their places while in use (LIV-9): `useHoldHandlers`. Default none. */
  readonly holdHandlers?: HoldHandlers;
}

const label = 'Acquired referrals';
const columns = acquiredColumns();

/** The referrals an agent acquired, with whom to call (ACQ-2 to ACQ-7). */
export function AcquiredReferralsTable(props: AcquiredReferralsTableProps) {
  return (
    <CopyStatus>
      <ReferralTableView
        {...props}
        label={label}
        audience="agent"
        columns={props.columns ?? columns}
        cards={columns}
      />
    </CopyStatus>
  );
}
