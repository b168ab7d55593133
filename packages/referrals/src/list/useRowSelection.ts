import { useEvent } from '@advantage/ui/internal';
import { useEffect, useMemo, useState } from 'react';
import type { Referral } from '../model/referral.ts';
import { columnInfo, type InfoColumn } from './columnInfo.ts';
import type { ListStateChange, ReferralListState } from './listState.ts';
import type { ReferralColumn } from './referralTable.ts';
import { selectionColumn, selectionId } from './selectionColumn.tsx';

type Change = (to: (now: ReferralListState) => ListStateChange) => void;

export interface RowSelectionOptions<Row extends Referral> {
  readonly rows: readonly Row[];
  /** Whether there was an answer: before it, no selected row can be said to have left. */
  readonly hasAnswer: boolean;
  readonly state: Pick<ReferralListState, 'rowSelection'>;
  readonly change: Change;
}

/** The selected rows. A row that left the list, or is only shown until it can leave, is not selected any more. */
export function useRowSelection<Row extends Referral>(options: RowSelectionOptions<Row>): readonly Row[] {
  const { rows, hasAnswer, change } = options;
  const { rowSelection } = options.state;
  const selected = useMemo(() => {
    if (Object.keys(rowSelection).length === 0) return [];
    return rows.filter(({ opportunityId, isGone }) => rowSelection[opportunityId] && !isGone);
  }, [rows, rowSelection]);
  const isStale = hasAnswer && selected.length < Object.keys(rowSelection).length;
  useEffect(() => {
    if (!isStale) return;
    change(() => ({
      rowSelection: Object.fromEntries(selected.map(({ opportunityId }) => [opportunityId, true])),
    }));
  }, [isStale, selected, change]);
  return selected;
}

/** When rows have checkboxes: always, where the host put `selectionColumn()` among its columns, or while the reader selects. */
export type SelectionMode = 'always' | 'on' | 'off';

const controlIds = (columns: readonly InfoColumn[]) =>
  columns
    .map(columnInfo)
    .filter(({ meta }) => meta.isControl)
    .map(({ id }) => id);

/** The columns of a list, with checkboxes while rows are being selected. Controls are pinned before what the reader pinned. */
export function useSelectionMode<Row extends Referral>(
  hostColumns: readonly ReferralColumn<Row>[],
  { columnPinning: pinned }: Pick<ReferralListState, 'columnPinning'>,
  change: Change,
) {
  const [isOn, setOn] = useState(false);
  const isAlways = useMemo(() => hostColumns.some(({ id }) => id === selectionId), [hostColumns]);
  const mode: SelectionMode = isAlways ? 'always' : isOn ? 'on' : 'off';
  const columns = useMemo(
    () => (mode === 'on' ? [selectionColumn<Row>(), ...hostColumns] : hostColumns),
    [mode, hostColumns],
  );
  const columnPinning = useMemo(() => {
    const controls = controlIds(columns);
    return controls.length === 0 ? pinned : { ...pinned, start: [...controls, ...pinned.start] };
  }, [columns, pinned]);
  const setSelecting = useEvent((next: boolean) => {
    setOn(next);
    if (!next) change(() => ({ rowSelection: {} }));
  });
  return { mode, setSelecting, columns, columnPinning };
}
