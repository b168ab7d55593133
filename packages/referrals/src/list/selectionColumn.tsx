import { useMessages, useTexts } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { columnInfo } from '../columns/column.ts';
import { heading } from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { cardTitle, placeText } from '../model/texts.ts';
import type { ReferralColumn } from '../table/tableFeatures.ts';
import type { ListStateChange, ReferralListState } from './listState.ts';
import type { ListTable } from './ReferralListProvider.tsx';
import * as styles from './Selection.css.ts';

type PageSelection = Pick<
  ListTable,
  'getIsAllPageRowsSelected' | 'getIsSomePageRowsSelected' | 'toggleAllPageRowsSelected'
>;

/** Id of the checkbox column. */
export const selectionId = 'selection';

/** Creates a checkbox column, for rows that can always be selected: one per row, Shift for ranges, one per page. */
export const selectionColumn = <Row extends Referral = Referral>(): ReferralColumn<Row> => ({
  id: selectionId,
  header: ({ table }) => <SelectPage table={table} />,
  size: 44,
  enableResizing: false,
  meta: {
    label: heading('selection'),
    card: 'when',
    isControl: true,
    hasControls: true,
    widthClass: styles.column,
  },
  cell: ({ row }) => <SelectRow row={row} isSelected={row.getIsSelected()} />,
});

interface SelectRowProps {
  readonly row: {
    readonly original: Referral;
    getCanSelect(): boolean;
    getToggleSelectedHandler(): (event: unknown) => void;
  };
  readonly isSelected: boolean;
}

function SelectRow({ row, isSelected }: SelectRowProps) {
  const texts = useTexts();
  const { original } = row;
  return (
    <label className={styles.hit}>
      <input
        type="checkbox"
        className={styles.checkbox}
        aria-label={texts(en.selection).select(cardTitle(original, texts), placeText(original))}
        checked={isSelected}
        disabled={!row.getCanSelect()}
        // Unlike the change event, the click event has `shiftKey`.
        onClick={(event: MouseEvent) => row.getToggleSelectedHandler()(event)}
        onChange={() => {}}
      />
    </label>
  );
}

/** The checkbox that selects all rows of the page. */
export function SelectPage({ table }: { readonly table: PageSelection }) {
  const t = useMessages(en.selection);
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <label className={styles.hit}>
      <input
        type="checkbox"
        className={styles.checkbox}
        aria-label={t.selectPage}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = !isAll && table.getIsSomePageRowsSelected();
        }}
        onChange={() => table.toggleAllPageRowsSelected()}
      />
    </label>
  );
}

type ChangeState = (to: (now: ReferralListState) => ListStateChange) => void;

/** Returns the selected rows. Deselects rows that left the list, even if they still keep their place. */
export function useRowSelection<Row extends Referral>(
  rows: readonly Row[],
  { rowSelection }: Pick<ReferralListState, 'rowSelection'>,
  /** Before a list has loaded, no selected row counts as gone. */
  hasResponse: boolean,
  change: ChangeState,
): readonly Row[] {
  const selected = useMemo(() => {
    if (Object.keys(rowSelection).length === 0) return [];
    return rows.filter(({ opportunityId, isGone }) => rowSelection[opportunityId] && !isGone);
  }, [rows, rowSelection]);
  const isStale = hasResponse && selected.length < Object.keys(rowSelection).length;
  useEffect(() => {
    if (!isStale) return;
    change(() => ({
      rowSelection: Object.fromEntries(selected.map(({ opportunityId }) => [opportunityId, true])),
    }));
  }, [isStale, selected, change]);
  return selected;
}

/** When rows have checkboxes: `always` by the host's columns, `on` while the user selects rows, else `off`. */
export type SelectionMode = 'always' | 'on' | 'off';

/** Returns the columns, with checkboxes while rows are selected. Control columns are pinned before the user's own. */
export function useSelectionMode<Row extends Referral>(
  hostColumns: readonly ReferralColumn<Row>[],
  { columnPinning: pinned }: Pick<ReferralListState, 'columnPinning'>,
  change: ChangeState,
) {
  const [isSelecting, setIsSelecting] = useState(false);
  const isAlways = useMemo(() => hostColumns.some(({ id }) => id === selectionId), [hostColumns]);
  const mode: SelectionMode = isAlways ? 'always' : isSelecting ? 'on' : 'off';
  const columns = useMemo(
    () => (mode === 'on' ? [selectionColumn<Row>(), ...hostColumns] : hostColumns),
    [mode, hostColumns],
  );
  const columnPinning = useMemo(() => {
    const controls = columns.filter(({ meta }) => meta?.isControl).map((column) => columnInfo(column).id);
    return controls.length === 0 ? pinned : { ...pinned, start: [...controls, ...pinned.start] };
  }, [columns, pinned]);
  const setSelecting = useEvent((next: boolean) => {
    setIsSelecting(next);
    if (!next) change(() => ({ rowSelection: {} }));
  });
  return { mode, setSelecting, columns, columnPinning };
}
