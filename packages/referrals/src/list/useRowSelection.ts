import { useEffect, useMemo } from 'react';
import type { RowNotes } from '../live/LiveList.ts';
import type { Referral } from '../model/referral.ts';
import type { ListStateChange, ReferralListState } from './listState.ts';

export interface RowSelectionOptions<Row extends Referral> {
  readonly rows: readonly Row[];
  readonly rowNotes: RowNotes;
  readonly state: Pick<ReferralListState, 'rowSelection'>;
  readonly change: (to: (now: ReferralListState) => ListStateChange) => void;
}

/** The selected rows. A row that left the list, or is only shown until it can leave, is not selected any more. */
export function useRowSelection<Row extends Referral>(options: RowSelectionOptions<Row>): readonly Row[] {
  const { rows, rowNotes, change } = options;
  const { rowSelection } = options.state;
  const selected = useMemo(() => {
    if (Object.keys(rowSelection).length === 0) return [];
    return rows.filter(
      ({ opportunityId }) =>
        rowSelection[opportunityId] && rowNotes.get(opportunityId) !== 'No longer available',
    );
  }, [rows, rowNotes, rowSelection]);
  const isStale = selected.length < Object.keys(rowSelection).length;
  useEffect(() => {
    if (!isStale) return;
    change(() => ({
      rowSelection: Object.fromEntries(selected.map(({ opportunityId }) => [opportunityId, true])),
    }));
  }, [isStale, selected, change]);
  return selected;
}
