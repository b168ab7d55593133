import { useMedia } from '@advantage/ui';
import {
  SkeletonRows,
  tableStyles,
  useBrowserLayoutEffect,
  useEvent,
  visuallyHidden,
} from '@advantage/ui/internal';
import { type MouseEvent, useMemo, useRef } from 'react';
import { getRowNote, type RowNotes } from '../live/referralRules.ts';
import type { Referral } from '../model/referral.ts';
import type { LargeTable } from './largeTable.ts';
import { showTitleOnOverflow } from './showTitleOnOverflow.ts';
import { cellClass, TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import * as styles from './table.css.ts';
import type { WindowedRows } from './useRowWindow.ts';
import { positionColumns, type ViewColumn, type ViewSort } from './viewColumn.ts';

export interface TableViewProps {
  /** The accessible name of the table. */
  readonly label: string;
  /** Columns to show. Must be stable: a new array re-renders all rows. */
  readonly columns: readonly ViewColumn[];
  readonly rows: readonly Referral[];
  readonly rowNotes: RowNotes;
  /** Sorted column and direction. Default: the headers show no order. */
  readonly sort?: ViewSort | undefined;
  /** Called with the id of the column whose header was pressed. Default: no header sorts. */
  readonly onSort?: ((id: string) => void) | undefined;
  /** Id of the open referral, whose row is highlighted. Default: no row is. */
  readonly selectedId?: string | null | undefined;
  /** Called with the referral of a pressed row. Default: rows cannot be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
  /** Height of a row. Default `brand`. */
  readonly density?: ListDensity | undefined;
  /** `largeTable` for many rows or columns. Default: it renders all rows. */
  readonly large?: LargeTable | undefined;
  /** Shows placeholder rows while the first rows load. Default false. */
  readonly isAwaiting?: boolean | undefined;
}

const useAllRows = (count: number): WindowedRows => ({ start: 0, end: count, before: 0, after: 0 });

/** Row height: the brand's, 36 px, or 44 px. */
export type ListDensity = 'brand' | 'compact' | 'comfortable';

function tableClass(
  density: ListDensity = 'brand',
  columns: readonly ViewColumn[],
  large: LargeTable | undefined,
) {
  const isLarge = large?.hasAllColumns(columns);
  return [
    tableStyles.table,
    styles.table[isLarge ? 'wide' : 'narrow'],
    isLarge && large?.dense,
    columns.some(({ meta }) => meta.isControl) && styles.withControls,
    density !== 'brand' && tableStyles.density[density],
  ]
    .filter(Boolean)
    .join(' ');
}

/** The semantic table of a list, independent of where columns and rows come from. */
export function TableView(props: TableViewProps) {
  const { label, rows, rowNotes, sort = null, onSort, selectedId, onSelect, density, large } = props;
  const columns = useMemo(() => positionColumns(props.columns), [props.columns]);
  const body = useRef<HTMLTableSectionElement>(null);
  const useRows = large?.useRows ?? useAllRows;
  const { start, end, before, after } = useRows(rows.length, body);
  const isWindowed = end - start < rows.length;
  const isTight = useMedia(large?.denseDesktop ?? 'not all') && large?.hasAllColumns(columns) === true;
  const shown = isWindowed ? rows.slice(start, end) : rows;

  const sortBy = useEvent((id: string) => onSort?.(id));
  const select = (event: MouseEvent) => {
    const id = getPressedRowId(event.target);
    const referral = rows.find((row) => row.opportunityId === id);
    if (referral) onSelect?.(referral);
  };

  return (
    <table
      className={tableClass(density, columns, large)}
      aria-rowcount={isWindowed ? rows.length + 1 : undefined}
    >
      <caption className={visuallyHidden}>{label}</caption>
      <colgroup>
        {columns.map(({ id, meta, width }) => (
          <col key={id} className={meta.widthClass} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <TableHeader
              key={column.id}
              column={column}
              direction={sort?.id === column.id ? sort.direction : undefined}
              onSort={onSort && sortBy}
            />
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the first cell of each row contains a button that does the same */}
      <tbody ref={body} onPointerOver={showTitleOnOverflow} onClick={onSelect && select}>
        <Spacer height={before} />
        {shown.map((referral) => (
          <TableRow
            key={referral.opportunityId}
            referral={referral}
            columns={columns}
            note={getRowNote(referral, rowNotes)}
            isSelected={referral.opportunityId === selectedId}
            isClickable={onSelect !== undefined}
            isDense={isTight}
            tabIndex={onSelect ? undefined : large?.rowTabIndex}
          />
        ))}
        <Spacer height={after} />
      </tbody>
      {props.isAwaiting && (
        <SkeletonRows cells={columns.map((column) => cellClass(tableStyles.cell, column))} />
      )}
    </table>
  );
}

/** Returns the id of the pressed row; undefined if a control inside it was pressed. */
function getPressedRowId(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest('a, button, input, label');
  if (control && !control.hasAttribute('data-opens-row')) return undefined;
  return target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
}

/** Fills the space of rows that aren't rendered. Its height is set by script, for pages that forbid inline styles. */
function Spacer({ height }: { readonly height: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useBrowserLayoutEffect(() => {
    if (row.current) row.current.style.height = `${height}px`;
  }, [height]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without cells can't receive focus
  return height > 0 ? <tr ref={row} aria-hidden="true" /> : null;
}
