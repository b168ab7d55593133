import { useBrowserLayoutEffect } from '@advantage/ui';
import { type RefObject, useMemo, useState } from 'react';
import type { ViewColumn } from '../table/viewColumn.ts';

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

/**
 * The columns that fit the room of an element; all of them where `isShort` is false. Until it is measured, only those stay
 * that are never left out.
 */
export function useFittingColumns(
  columns: readonly ViewColumn[],
  isShort: boolean,
  place: RefObject<HTMLElement | null>,
): readonly ViewColumn[] {
  const [room, setRoom] = useState(0);
  useBrowserLayoutEffect(() => {
    const element = place.current;
    if (!isShort || !element) return;
    // Widths of columns are those at the usual text size.
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setRoom(element.clientWidth / scale);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [isShort, place]);
  const count = isShort ? droppedColumns(columns, room).length : 0;
  return useMemo(() => {
    const dropped = droppedColumns(columns, 0).slice(0, count);
    return count === 0 ? columns : columns.filter((column) => !dropped.includes(column));
  }, [columns, count]);
}
