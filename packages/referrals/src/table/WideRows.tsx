import { isNew, lazyComponent, nameIn, useMessages } from '@advantage/ui';
import { ChevronDownIcon } from '@advantage/ui/icons';
import { useEvent } from '@advantage/ui/internal';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { columnInfo } from '../columns/columnInfo.ts';
import { useClockValue } from '../columns/useClockValue.ts';
import * as en from '../messages/en.ts';
import { countPinned, type DrawnColumn } from './drawnTable.ts';
import type { HeadMenuProps } from './HeadMenu.tsx';
import { PinnedColumns } from './PinnedColumns.tsx';
import { type ReferralRowsProps, useDrawnRows } from './ReferralRows.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import * as styles from './table.css.ts';
import { useRowWindow } from './useRowWindow.ts';

// Loaded on demand, because few users open it.
const HeadMenu = lazyComponent(async () => (await import('./HeadMenu.tsx')).HeadMenu);

const noSizing = {};

/**
 * `ReferralRows` for lists whose users have tools, which the public feed doesn't: draws only rows in view, pins columns,
 * divides new rows from earlier ones, and lets users change a column in its header. A focused row that doesn't open
 * shows its texts in full.
 */
export function WideRows(props: ReferralRowsProps) {
  const { table, fitting, sizing = noSizing } = props;
  const { columns } = fitting;
  const body = useRef<HTMLTableSectionElement>(null);
  const range = useRowWindow(table.getRowModel().rows.length, body);
  const [menu, setMenu] = useState<Pick<HeadMenuProps, 'column' | 'anchor'>>();
  const resize = useEvent((update: (now: Record<string, number>) => Record<string, number>) =>
    table.setColumnSizing?.(update),
  );
  const tools = useMemo(() => {
    const columnIds = columns.map(({ id }) => id);
    const toTools = (column: DrawnColumn, index: number) => {
      if (!column.getCanResize?.()) return null;
      const { id, meta } = columnInfo({ ...column.columnDef, id: column.id });
      return (
        <>
          <MenuButton
            label={meta.label}
            onOpen={(button) => setMenu({ column, anchor: { current: button } })}
          />
          {/* The last column fills the remaining width. */}
          {index < columns.length - 1 && (
            <ResizeHandle id={id} columnIds={columnIds} onSizingChange={resize} />
          )}
        </>
      );
    };
    return new Map(columns.map((column, index) => [column.id, toTools(column, index)]));
  }, [columns, resize]);
  const pins = useMemo(() => {
    const [start, end] = [countPinned(columns, 'start'), countPinned(columns, 'end')];
    return start + end > 0 && <PinnedColumns start={start} end={end} />;
  }, [columns]);
  const toolsOf = useCallback(({ id }: DrawnColumn) => tools.get(id), [tools]);
  const firstEarlier = useFirstEarlier(props);
  const divider =
    firstEarlier !== undefined && range.before + range.after === 0
      ? { before: firstEarlier, row: <EarlierRow key="earlier" columnCount={columns.length} /> }
      : undefined;
  const rows = useDrawnRows({ ...props, divider, body, range, pins, toolsOf, rowTabIndex: 0 });
  return (
    <>
      {rows}
      {menu && (
        <Suspense>
          <HeadMenu {...menu} sizing={sizing} onSizingChange={resize} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the id of the first row that isn't new, below those that are. */
function useFirstEarlier({ table, sort, dividesNew }: ReferralRowsProps): string | undefined {
  const { rows } = table.getRowModel();
  const isNewestFirst = dividesNew && sort?.id === 'addDate' && sort.desc;
  return useClockValue((now) => {
    const index = isNewestFirst ? rows.findIndex(({ original }) => !isNew(original.addDate, now)) : 0;
    return index > 0 ? rows[index]?.id : undefined;
  });
}

/** Screen readers hear 'NEW' in the rows above it. */
function EarlierRow({ columnCount }: { readonly columnCount: number }) {
  const t = useMessages(en.memberCells);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the row can receive focus
    <tr aria-hidden="true">
      <td colSpan={columnCount} className={styles.earlier}>
        {t.earlier}
      </td>
    </tr>
  );
}

interface MenuButtonProps {
  readonly label: string;
  readonly onOpen: (button: HTMLElement) => void;
}

/** Opens the menu of a column. */
function MenuButton({ label, onOpen }: MenuButtonProps) {
  const t = useMessages(en.columnTools);
  const name = nameIn(useMessages(en.headings), label);
  return (
    <button
      type="button"
      className={styles.menuButton}
      aria-label={t.columnMenu(name)}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <ChevronDownIcon size={14} />
    </button>
  );
}
