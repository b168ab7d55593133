import { useBrowserLayoutEffect } from '@advantage/ui/internal';
import { type RefObject, useContext, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DrawnColumn } from './drawnTable.ts';
import { NarrowContainer } from './phoneLayout.ts';

/** Width of a column without a `size`, in pixels. */
const defaultSize = 150;

/** Spare width from which the columns of a table spread out, in pixels. */
const roomy = 260;

/** What columns without a width give up before the table scrolls, in pixels. */
const tolerance = 24;

const priority = ({ columnDef }: DrawnColumn) => columnDef.meta?.dropPriority ?? 0;

const sizeOf = ({ columnDef }: DrawnColumn) => columnDef.size ?? defaultSize;

/** Without `reduce`, which libraries of other people's pages replace. */
function widthOf(columns: readonly DrawnColumn[]) {
  let width = 0;
  for (const column of columns) width += sizeOf(column);
  return width;
}

/** Columns that users add themselves scroll instead of making others leave. */
const sum = (columns: readonly DrawnColumn[]) =>
  widthOf(columns.filter(({ columnDef: { meta } }) => !meta?.isHidden && !meta?.isControl));

const nothing: readonly DrawnColumn[] = [];

/** The columns that a table draws in a certain width. */
export interface FittingColumns {
  readonly columns: readonly DrawnColumn[];
  /** Columns that left the table, for lack of room. */
  readonly left: readonly DrawnColumn[];
  /** Whether the drawn columns have much more width than they need. */
  readonly isRoomy: boolean;
  /** Width that the drawn columns need, in pixels, and whether they have less, so that the table scrolls. */
  readonly width: number;
  readonly isTooWide: boolean;
}

/**
 * Returns the columns that fit into `room` pixels. Columns with the highest `dropPriority` leave first, and those with
 * the same one leave together, so that a table has few shapes. Pinned columns and those without a priority stay. Widths
 * that users set don't count: a table that they widen scrolls.
 */
export function fitColumns(all: readonly DrawnColumn[], room: number): FittingColumns {
  const priorities = [...new Set(all.map(priority))].filter(Boolean).toSorted((a, b) => b - a);
  let columns = all;
  for (const highest of priorities) {
    if (sum(columns) <= room) break;
    columns = columns.filter((column) => priority(column) !== highest || column.getIsPinned?.());
  }
  const left = columns === all ? nothing : all.filter((column) => !columns.includes(column));
  const width = widthOf(columns);
  return {
    columns,
    left,
    isRoomy: room < Infinity && room - sum(columns) >= roomy,
    width,
    isTooWide: width > room + tolerance,
  };
}

/** Returns what fits into the element. Follows its width before the browser paints, so nothing is seen to move. */
export function useFittingColumns(
  columns: readonly DrawnColumn[],
  container: RefObject<HTMLElement | null>,
  isTable: boolean,
): FittingColumns {
  const [room, setRoom] = useState(Infinity);
  const isEmbedded = useContext(NarrowContainer) !== null;
  useBrowserLayoutEffect(() => {
    const element = container.current;
    if (!element || !isTable) return;
    const measure = () => {
      // Column widths are defined at the default text size, and the text size of a foreign page doesn't count.
      const root = getComputedStyle(element.ownerDocument.documentElement).fontSize;
      const scale = isEmbedded ? 1 : Number.parseFloat(root) / 16 || 1;
      const now = element.clientWidth / scale || Infinity;
      // Resizing a window renders only when the shape of the table changes.
      setRoom((before) =>
        hasSameShape(fitColumns(columns, before), fitColumns(columns, now)) ? before : now,
      );
    };
    measure();
    // A host's tests may run without layout.
    if (typeof ResizeObserver === 'undefined') return;
    // Observers run after layout and before paint.
    const resizeObserver = new ResizeObserver(() => flushSync(measure));
    resizeObserver.observe(element);
    return () => resizeObserver.disconnect();
  }, [columns, container, isTable, isEmbedded]);
  return useMemo(() => fitColumns(columns, room), [columns, room]);
}

const hasSameShape = (a: FittingColumns, b: FittingColumns) =>
  a.columns.length === b.columns.length && a.isRoomy === b.isRoomy && a.isTooWide === b.isTooWide;
