import { useBrowserLayoutEffect } from '@advantage/ui/internal';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { ViewColumn } from '../table/viewColumn.ts';
import { detailsWidth } from './splitView.ts';

type Sized = Pick<ViewColumn, 'meta' | 'size'>;

const priority = ({ meta }: Sized) => meta.dropPriority ?? 0;

/** Width of a column without a `size`, in pixels. */
const usualSize = 150;

/** Returns the columns to drop, in order, until a table fits `room`. Columns without a `dropPriority` always stay. */
export function droppedColumns<Column extends Sized>(
  columns: readonly Column[],
  room: number,
): readonly Column[] {
  const needed = (kept: readonly Column[]) => kept.reduce((sum, { size = usualSize }) => sum + size, 0);
  const droppable = columns
    .filter((column) => priority(column) > 0)
    .toSorted((a, b) => priority(b) - priority(a));
  let tooWide = needed(columns) - room;
  return droppable.filter(({ size = usualSize }) => {
    const isDropped = tooWide > 0;
    if (isDropped) tooWide -= size;
    return isDropped;
  });
}

/** Whether a list can share its width with details, and whether it does now. */
interface SharedWidth {
  readonly canSplit: boolean;
  readonly isSplit: boolean;
}

/**
 * Returns the columns that fit next to open details; all columns while no details are open. Estimates the fit from the
 * width before details open, so the table renders only once. If that width is unknown, drops every column that it may.
 */
export function useFittingColumns(
  columns: readonly ViewColumn[],
  { canSplit, isSplit }: SharedWidth,
  place: RefObject<HTMLElement | null>,
): readonly ViewColumn[] {
  const [fitted, setFitted] = useState<number>();
  const whole = useRef(0);
  useBrowserLayoutEffect(() => {
    const element = place.current;
    if (!canSplit || !element) return;
    // Column widths are defined at the default text size.
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const room = element.clientWidth / scale;
      if (isSplit) setFitted(droppedColumns(columns, room).length);
      else whole.current = room;
    };
    // Otherwise the observer measures after layout and before paint.
    if (isSplit && whole.current === 0) measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [canSplit, isSplit, columns, place]);
  const count = isSplit ? (fitted ?? droppedColumns(columns, whole.current - detailsWidth).length) : 0;
  return useMemo(() => {
    const dropped = droppedColumns(columns, 0).slice(0, count);
    return count === 0 ? columns : columns.filter((column) => !dropped.includes(column));
  }, [columns, count]);
}
