import type { HoldHandlers } from '@advantage/live-list/react';
import type { Referral } from '../model/referral.ts';
import { type AcquiredColumn, acquiredColumns } from '../referral/acquiredColumns.tsx';
import { CopyStatus } from '../referral/CopyStatus.tsx';
import { useCellContext } from '../referral/useCellContext.ts';
import { useColumns } from '../referral/useColumns.ts';
import type { ListDensity } from '../table/ListTable.tsx';
import { type ListContent, type ListPaging, ReferralList } from '../table/ReferralList.tsx';
import { AcquiredCards } from './AcquiredCards.tsx';
import type { Sort } from './sortCycle.ts';

export interface AcquiredReferralsTableProps extends ListContent {
  /** Which columns show, in order; keep it the same list. Default: all of them. */
  readonly columns?: readonly AcquiredColumn[] | undefined;
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

/** The referrals an agent acquired, with whom to call (ACQ-2 to ACQ-7). */
export function AcquiredReferralsTable(props: AcquiredReferralsTableProps) {
  const context = useCellContext({ audience: 'agent' });
  const columns = useColumns(acquiredColumns, props.columns);
  const { rows, selectedId, onSelect } = props;
  return (
    <CopyStatus>
      <ReferralList
        {...props}
        label={label}
        columns={columns}
        context={context}
        cards={<AcquiredCards label={label} rows={rows} selectedId={selectedId} onSelect={onSelect} />}
      />
    </CopyStatus>
  );
}
