import { tableStyles, useBrowserLayoutEffect, useMedia, visuallyHidden } from '@advantage/ui';
import { type MouseEvent, useRef } from 'react';
import type { Sort } from '../list/sortCycle.ts';
import type { RowNotes } from '../live/LiveList.ts';
import type { Referral } from '../model/referral.ts';
import type { CellContext } from '../referral/referralCells.tsx';
import { dense, tightDesk } from './columns.css.ts';
import { ListHeader } from './ListHeader.tsx';
import type { ListColumn } from './listColumn.ts';
import { ReferralRow } from './ReferralRow.tsx';
import * as styles from './table.css.ts';
import { titleWhenCut } from './titleWhenCut.ts';
import { useListTable } from './useListTable.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useStableCallback } from './useStableCallback.ts';

export interface ListTableProps {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly Referral[];
  readonly rowNotes: RowNotes;
  readonly context: CellContext;
  readonly sort: Sort;
  readonly onSort?: ((field: string) => void) | undefined;
  readonly selectedId?: string | null | undefined;
  /** Called with the referral of a pressed row (TBL-57). Default: rows cannot be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
  /** Height of a row. Default `brand`. */
  readonly density?: ListDensity | undefined;
}

/** Height of a row: what the brand decides, 36 px, or 44 px. */
export type ListDensity = 'brand' | 'compact' | 'comfortable';

/** More columns than so many need more room, and still more the denser look. */
export const hasAllColumns = (columns: readonly ListColumn[]) => columns.length > 9;
const isDense = (columns: readonly ListColumn[]) => columns.length > 11;

function tableClass(density: ListDensity = 'brand', columns: readonly ListColumn[]) {
  return [
    tableStyles.table,
    styles.table[hasAllColumns(columns) ? 'wide' : 'narrow'],
    isDense(columns) && dense,
    density !== 'brand' && tableStyles.density[density],
  ]
    .filter(Boolean)
    .join(' ');
}

/** The semantic table of a list. A long list draws only the rows that can be seen. */
export function ListTable(props: ListTableProps) {
  const { label, columns, rows, rowNotes, context, sort, onSort, selectedId, onSelect, density } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end, before, after } = useRowWindow(rows.length, body);
  const isWindowed = end - start < rows.length;
  const isTight = useMedia(tightDesk) && hasAllColumns(columns);
  const table = useListTable(isWindowed ? rows.slice(start, end) : rows, columns);

  const sortBy = useStableCallback((field: string) => onSort?.(field));
  const select = (event: MouseEvent) => {
    const id = pressedRow(event.target);
    const referral = rows.find((row) => row.opportunityId === id);
    if (referral) onSelect?.(referral);
  };

  return (
    <table className={tableClass(density, columns)} aria-rowcount={isWindowed ? rows.length + 1 : undefined}>
      <caption className={visuallyHidden}>{label}</caption>
      <colgroup>
        {table.columns.map(({ id, width }) => (
          <col key={id} className={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <ListHeader
              key={column.id}
              column={column}
              direction={sort && sort.field === column.sortField ? sort.order : undefined}
              onSort={onSort && sortBy}
            />
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the first cell of each row holds a button that does the same */}
      <tbody ref={body} onPointerOver={titleWhenCut} onClick={onSelect && select}>
        <Spacer height={before} />
        {table.rows.map(({ id, original }) => (
          <ReferralRow
            key={id}
            referral={original}
            columns={columns}
            context={context}
            note={rowNotes.get(id)}
            isSelected={id === selectedId}
            isClickable={onSelect !== undefined}
            isTight={isTight}
          />
        ))}
        <Spacer height={after} />
      </tbody>
    </table>
  );
}

/** The row that a press meant: not one on a control of its own. */
function pressedRow(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest('a, button');
  if (control && !control.hasAttribute('data-opens-row')) return undefined;
  return target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
}

/** Stands for the rows that are not drawn. Its height is set from script, for pages that forbid inline styles. */
function Spacer({ height }: { readonly height: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useBrowserLayoutEffect(() => {
    if (row.current) row.current.style.height = `${height}px`;
  }, [height]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without cells takes no focus
  return height > 0 ? <tr ref={row} aria-hidden="true" /> : null;
}
