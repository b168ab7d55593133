import { useBrowserLayoutEffect } from '@advantage/ui/internal';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { ViewColumn } from '../table/viewColumn.ts';
import { detailsWidth } from './splitView.ts';

type Sized = Pick<ViewColumn, 'meta' | 'size'>;

const priority = ({ meta }: Sized) => meta.dropPriority ?? 0;

/** What a column needs where it does not say so. */
const usualSize = 150;

/** The columns in the order in which they are left out while a table is wider than its room. Others always stay. */
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

/** Whether a list may share its width with details, and whether it does now. */
interface SharedWidth {
  readonly canSplit: boolean;
  readonly isSplit: boolean;
}

/**
 * The columns that fit next to open details; all of them while none are open. The width of the list before says what will
 * fit, so that a table renders once when details open. Where it is unknown only those stay that are never left out.
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
    // Widths of columns are those at the usual text size.
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const room = element.clientWidth / scale;
      if (isSplit) setFitted(droppedColumns(columns, room).length);
      else whole.current = room;
    };
    // Otherwise the observer measures, after the browser's own layout and before it paints.
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
