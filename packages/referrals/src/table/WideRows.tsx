import { lazyComponent, nameIn, useMessages } from '@advantage/ui';
import { ChevronDownIcon } from '@advantage/ui/icons';
import { useBrowserLayoutEffect, useEvent, useRowWindow } from '@advantage/ui/internal';
import type { ColumnSizingState } from '@tanstack/react-table';
import { memo, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { clampWidth, columnInfo } from '../columns/column.ts';
import * as en from '../messages/en.ts';
import { countPinned, type DrawnColumn } from './drawnTable.ts';
import type { HeadMenuProps } from './HeadMenu.tsx';
import { type ReferralRowsProps, useDrawnRows } from './ReferralRows.tsx';
import * as styles from './WideRows.css.ts';

// Loaded on demand, because few users open it.
const HeadMenu = lazyComponent(async () => (await import('./HeadMenu.tsx')).HeadMenu, { pending: null });

const noSizing = {};

/**
 * `ReferralRows` for lists whose users have tools, which the public feed doesn't: draws only rows in view, pins columns,
 * and lets users change a column in its header. A focused row that doesn't open shows its texts in full.
 */
export function WideRows(props: ReferralRowsProps) {
  const { table, fitting, sizing = noSizing } = props;
  const { columns } = fitting;
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = useRowWindow(table.getRowModel().rows.length, body);
  const [menu, setMenu] = useState<Pick<HeadMenuProps, 'column' | 'anchor'>>();
  const resize = useEvent((update: (now: Record<string, number>) => Record<string, number>) =>
    table.setColumnSizing?.(update),
  );
  const toolsOf = useMemo(() => {
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
    const made = new Map<string, ReactNode>();
    return (column: DrawnColumn) => {
      if (!made.has(column.id)) made.set(column.id, toTools(column, columns.indexOf(column)));
      return made.get(column.id);
    };
  }, [columns, resize]);
  const pins = useMemo(() => {
    const [start, end] = [countPinned(columns, 'start'), countPinned(columns, 'end')];
    return start + end > 0 && <PinnedColumns start={start} end={end} />;
  }, [columns]);
  const drawnRows = useDrawnRows({ ...props, body, drawn, pins, toolsOf, rowTabIndex: 0 });
  return (
    <>
      {drawnRows}
      {menu && (
        <HeadMenu {...menu} sizing={sizing} onSizingChange={resize} onClose={() => setMenu(undefined)} />
      )}
    </>
  );
}

function MenuButton(props: { readonly label: string; readonly onOpen: (button: HTMLElement) => void }) {
  const t = useMessages(en.columnTools);
  const name = nameIn(useMessages(en.headings), props.label);
  return (
    <button
      type="button"
      className={styles.menuButton}
      aria-label={t.columnMenu(name)}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => props.onOpen(currentTarget)}
    >
      <ChevronDownIcon size={14} />
    </button>
  );
}

type Pinned = Readonly<Record<'start' | 'end', number>>;

/** Rendered inside the head of a table: pins columns to its edges, following their measured widths. */
function PinnedColumns({ start, end }: Pinned) {
  const markerRef = useRef<HTMLSpanElement>(null);
  useBrowserLayoutEffect(() => {
    const table = markerRef.current?.closest('table');
    return table ? pinColumns(table, { start, end }) : undefined;
  }, [start, end]);
  return <span ref={markerRef} hidden />;
}

function pinColumns(table: HTMLTableElement, { start, end }: Pinned) {
  const cells = [...(table.tHead?.rows[0]?.cells ?? [])];
  const pinned = {
    start: cells.slice(0, Math.min(start, styles.maxPinned)),
    end: cells.toReversed().slice(0, Math.min(end, styles.maxPinned)),
  };
  const measure = () => {
    for (const side of ['start', 'end'] as const) {
      let offset = 0;
      for (const [index, cell] of pinned[side].entries()) {
        table.style.setProperty(styles.offsets[side][index] ?? '', `${offset}px`);
        offset += cell.getBoundingClientRect().width;
      }
    }
  };
  const region = table.parentElement;
  const onScroll = () => table.toggleAttribute('data-scrolled', region !== null && region.scrollLeft !== 0);
  table.dataset.pinnedStart = String(pinned.start.length);
  table.dataset.pinnedEnd = String(pinned.end.length);
  measure();
  onScroll();
  const resizeObserver = new ResizeObserver(measure);
  for (const cell of [...pinned.start, ...pinned.end]) resizeObserver.observe(cell);
  region?.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    resizeObserver.disconnect();
    region?.removeEventListener('scroll', onScroll);
    delete table.dataset.pinnedStart;
    delete table.dataset.pinnedEnd;
    table.removeAttribute('data-scrolled');
  };
}

interface ResizeHandleProps {
  readonly id: string;
  readonly columnIds: readonly string[];
  /** Called with a function that returns the new widths. Must be stable. */
  readonly onSizingChange: (update: (now: ColumnSizingState) => ColumnSizingState) => void;
}

interface Drag {
  readonly startX: number;
  readonly startWidth: number;
  /** Draws the given widths; null restores those before the drag. */
  preview(widths: ColumnSizingState | null): void;
  widths: ColumnSizingState | null;
}

/** The resize handle of a header; its menu does the same by keyboard. The columns before it keep their widths. */
const ResizeHandle = memo(function ResizeHandle({ id, columnIds, onSizingChange }: ResizeHandleProps) {
  const drag = useRef<Drag>(null);
  const end = (isDone: boolean) => {
    const widths = drag.current?.widths;
    drag.current?.preview(null);
    drag.current = null;
    if (isDone && widths) onSizingChange((now) => ({ ...now, ...widths }));
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Prevents text selection.
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.setPointerCapture(event.pointerId);
    drag.current = beginDrag(currentTarget, columnIds, event.clientX);
  };
  const handlePointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const delta = (clientX - current.startX) * directionOf(currentTarget);
    current.widths = measureWidths(currentTarget, columnIds, id, current.startWidth + delta);
    current.preview(current.widths);
  };
  return (
    <span
      aria-hidden="true"
      data-resize={id}
      className={styles.handle}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onDoubleClick={() => onSizingChange(({ [id]: _, ...others }) => others)}
    />
  );
});

const widthOf = (handle: Element) => handle.closest('th')?.getBoundingClientRect().width ?? 0;

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** Returns the new width of a column and the rendered widths of the columns before it. */
function measureWidths(
  handle: Element,
  ids: readonly string[],
  id: string,
  width: number,
): ColumnSizingState {
  const cells = handle.closest('tr')?.cells;
  const rendered = ids.slice(0, ids.indexOf(id)).flatMap((each, index) => {
    const cell = cells?.[index];
    return cell ? [[each, clampWidth(cell.getBoundingClientRect().width)] as const] : [];
  });
  return { ...Object.fromEntries(rendered), [id]: clampWidth(width) };
}

/** Starts a drag. Widths are drawn without rendering; the list state changes once, when the drag ends. */
function beginDrag(handle: Element, ids: readonly string[], startX: number): Drag {
  const columns = [...(handle.closest('table')?.querySelectorAll('col') ?? [])];
  const texts = columns.map(({ style }) => style.width);
  return {
    startX,
    startWidth: widthOf(handle),
    widths: null,
    preview: (widths) => {
      columns.forEach(({ style }, index) => {
        const width = widths?.[ids[index] ?? ''];
        style.width = width === undefined ? (texts[index] ?? '') : `${width}px`;
      });
    },
  };
}
