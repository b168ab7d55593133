import { useBrowserLayoutEffect } from '@advantage/ui/internal';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { ViewColumn } from '../table/viewColumn.ts';
import { detailsWidth } from './splitView.ts';

type Sized = Pick<ViewColumn, 'meta' | 'size'>;

const priority = ({ meta }: Sized) => meta.dropPriority ?? 0;

/** Width of a column without a `size`, in pixels. */
const defaultSize = 150;

/** Returns the columns to drop, in order, until a table fits `availableWidth`. Columns without a `dropPriority` always stay. */
export function droppedColumns<Column extends Sized>(
  columns: readonly Column[],
  availableWidth: number,
): readonly Column[] {
  const totalWidth = (kept: readonly Column[]) => kept.reduce((sum, { size = defaultSize }) => sum + size, 0);
  const droppable = columns
    .filter((column) => priority(column) > 0)
    .toSorted((a, b) => priority(b) - priority(a));
  let overflow = totalWidth(columns) - availableWidth;
  return droppable.filter(({ size = defaultSize }) => {
    const isDropped = overflow > 0;
    if (isDropped) overflow -= size;
    return isDropped;
  });
}

/** Whether a list can share its width with details, and whether it does now. */
interface SplitState {
  readonly canSplit: boolean;
  readonly isSplit: boolean;
}

/**
 * Returns the columns that fit next to open details; all columns while no details are open. Estimates the fit from the
 * width before details open, so the table renders only once. If that width is unknown, drops every column that it may.
 */
export function useFittingColumns(
  columns: readonly ViewColumn[],
  { canSplit, isSplit }: SplitState,
  containerRef: RefObject<HTMLElement | null>,
): readonly ViewColumn[] {
  const [droppedCount, setDroppedCount] = useState<number>();
  const fullWidth = useRef(0);
  useBrowserLayoutEffect(() => {
    const element = containerRef.current;
    if (!canSplit || !element) return;
    // Column widths are defined at the default text size.
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const room = element.clientWidth / scale;
      if (isSplit) setDroppedCount(droppedColumns(columns, room).length);
      else fullWidth.current = room;
    };
    // Otherwise the observer measures after layout and before paint.
    if (isSplit && fullWidth.current === 0) measure();
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(element);
    return () => resizeObserver.disconnect();
  }, [canSplit, isSplit, columns, containerRef]);
  const count = isSplit
    ? (droppedCount ?? droppedColumns(columns, fullWidth.current - detailsWidth).length)
    : 0;
  return useMemo(() => {
    const dropped = droppedColumns(columns, 0).slice(0, count);
    return count === 0 ? columns : columns.filter((column) => !dropped.includes(column));
  }, [columns, count]);
}
