import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';
import { useEvent } from '../hooks/useEvent.ts';

/** A row to draw, and the space of the rows before it that aren't drawn. */
export interface DrawnRow {
  readonly index: number;
  /** Height of the rows between the previously drawn row and this one, in pixels. */
  readonly gap: number;
}

/** Heights of the rows of a list: the usual one, and by how much others differ from it, by index. In pixels. */
export interface RowHeights {
  readonly usual: number;
  readonly differences: ReadonlyMap<number, number>;
}

export interface RowWindowOptions {
  readonly count: number;
  readonly heights: RowHeights;
  /** Distance of the first row above the top of the visible area; negative if it's below. */
  readonly top: number;
  /** Height of the visible area. */
  readonly height: number;
}

/** Lists up to this length draw all rows. */
export const windowingThreshold = 100;

/** Number of rows to draw before their height has been measured. */
const initialRowCount = 25;

/** Extra rows at each edge. One is enough, because scrolling renders before it paints. */
const overscan = 1;

/** Rows that aren't just space. */
const rowSelector = 'tr:is([data-id], [data-key])';

const noRows: readonly number[] = [];

/** Returns the distance of a row from the first one. */
function offsetOf({ usual, differences }: RowHeights, index: number): number {
  let offset = index * usual;
  for (const [other, difference] of differences) if (other < index) offset += difference;
  return offset;
}

/** Returns the index of the row at a distance from the first one. */
function rowAt(heights: RowHeights, offset: number, count: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsetOf(heights, middle + 1) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the rows to draw, from `start` up to, but excluding, `end`: the visible ones plus one at each edge. */
export function rowWindow({ count, heights, top, height }: RowWindowOptions) {
  if (count <= windowingThreshold || heights.usual <= 0)
    return { start: 0, end: Math.min(count, windowingThreshold) };
  const start = Math.max(0, rowAt(heights, top, count) - overscan);
  return { start, end: Math.min(count, rowAt(heights, top + height, count) + 1 + overscan) };
}

/**
 * Returns the rows of a long list to draw, and the height of those after the last. Follows scrolling of the region around
 * the table and of all its ancestors, and rows of different heights. Short lists are drawn in full, without listeners.
 * Rows have `data-id` or `data-key`. `always` are rows that are drawn wherever the list is scrolled, e.g. one with focus.
 */
export function useRowWindow(
  count: number,
  body: RefObject<HTMLElement | null>,
  always: readonly number[] = noRows,
): { readonly rows: readonly DrawnRow[]; readonly gapAfter: number } {
  const isLong = count > windowingThreshold;
  const [measured, setMeasured] = useState(notMeasured);
  const { start, heights } = measured;
  const end = Math.min(measured.end, count);
  const drawn = isLong ? indexesIn(start, end, always) : indexesIn(0, count, noRows);

  const measure = useEvent(() => {
    const next = measureRows(count, body.current, drawn, heights);
    if (next && (next.start !== start || next.end !== measured.end || next.heights !== heights))
      setMeasured(next);
  });
  // Measures again when other rows are drawn.
  useBrowserLayoutEffect(() => {
    if (isLong) measure();
  }, [isLong, measure, count, start, end, always.join()]);

  useEffect(() => {
    if (!isLong) return;
    const scroller = getScrollRegion(body.current);
    // Render synchronously. Otherwise React renders after the scrolled frame, which would show blank rows.
    const onScroll = () => flushSync(measure);
    // Scroll events inside a shadow root don't reach the document.
    const shadowScroller = scroller?.getRootNode() === document ? null : scroller;
    shadowScroller?.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('scroll', onScroll, { passive: true, capture: true });
    const resizeObserver = new ResizeObserver(measure);
    // Row height changes with the brand.
    for (const part of [scroller, body.current]) if (part) resizeObserver.observe(part);
    return () => {
      shadowScroller?.removeEventListener('scroll', onScroll);
      document.removeEventListener('scroll', onScroll, { capture: true });
      resizeObserver.disconnect();
    };
  }, [isLong, measure, body]);

  if (!isLong) return { rows: drawn.map((index) => ({ index, gap: 0 })), gapAfter: 0 };
  let bottom = 0;
  const rows = drawn.map((index): DrawnRow => {
    const gap = offsetOf(heights, index) - bottom;
    bottom = offsetOf(heights, index + 1);
    return { index, gap };
  });
  return { rows, gapAfter: offsetOf(heights, count) - bottom };
}

interface Measured {
  readonly start: number;
  readonly end: number;
  readonly heights: RowHeights;
}

const notMeasured: Measured = {
  start: 0,
  end: initialRowCount,
  heights: { usual: 0, differences: new Map() },
};

/** Returns the indexes from `start` up to, but excluding, `end`, and others, in order. */
function indexesIn(start: number, end: number, others: readonly number[]): readonly number[] {
  const range = Array.from({ length: Math.max(0, end - start) }, (_, position) => start + position);
  return others.length === 0 ? range : [...new Set([...range, ...others])].toSorted((a, b) => a - b);
}

/** Returns the element that scrolls the table. A ref to it would still be empty at the first measurement. */
const getScrollRegion = (body: HTMLElement | null) => body?.closest('table')?.parentElement ?? null;

function measureRows(
  count: number,
  body: HTMLElement | null,
  drawn: readonly number[],
  known: RowHeights,
): Measured | null {
  const region = getScrollRegion(body);
  const rows = Array.from(body?.querySelectorAll<HTMLElement>(rowSelector) ?? [], (row) => row.offsetHeight);
  if (!region || !body || !rows[0]) return null;
  const heights = updateHeights(known, drawn, rows);
  const frame = region.getBoundingClientRect();
  const upper = Math.max(frame.top, 0);
  const lower = Math.min(frame.bottom, window.innerHeight);
  const top = upper - body.getBoundingClientRect().top;
  return { ...rowWindow({ count, heights, top, height: Math.max(0, lower - upper) }), heights };
}

/** Returns the heights with those of the drawn rows. The same object if nothing changed. */
function updateHeights(known: RowHeights, drawn: readonly number[], rows: readonly number[]): RowHeights {
  const [first = 0] = rows;
  const areEven = rows.every((height) => height === first);
  const usual = known.usual === 0 || areEven ? first : known.usual;
  const differences = usual === known.usual ? known.differences : new Map<number, number>();
  const changed = drawn.flatMap((index, position) => {
    const difference = (rows[position] ?? usual) - usual;
    return difference === (differences.get(index) ?? 0) ? [] : [[index, difference] as const];
  });
  if (usual === known.usual && changed.length === 0) return known;
  return { usual, differences: new Map([...differences, ...changed]) };
}
