/** Row indexes from `start` up to, but excluding, `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

export interface RowWindowOptions {
  readonly count: number;
  readonly rowHeight: number;
  /** Distance of the first row above the top of the visible area; negative if it's below. */
  readonly top: number;
  /** Height of the visible area. */
  readonly height: number;
}

/** Lists up to this length render all rows. */
export const windowingThreshold = 100;

/** Extra rows at each edge. One is enough, because scrolling renders before it paints. */
const overscan = 1;

/** Returns the rows to render: the visible ones plus one at each edge. */
export function rowWindow({ count, rowHeight, top, height }: RowWindowOptions): RowRange {
  if (count <= windowingThreshold || rowHeight <= 0)
    return { start: 0, end: Math.min(count, windowingThreshold) };
  const start = Math.min(Math.max(0, Math.floor(top / rowHeight) - overscan), count);
  const end = Math.ceil((top + height) / rowHeight) + overscan;
  return { start, end: Math.min(count, Math.max(start, end)) };
}
