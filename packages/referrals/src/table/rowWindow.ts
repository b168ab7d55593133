/** Row indexes from `start` up to, but excluding, `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

export interface RowSpace {
  readonly count: number;
  readonly rowHeight: number;
  /** Distance of the first row above the top of the visible area; negative if it's below. */
  readonly top: number;
  /** Height of the visible area. */
  readonly height: number;
}

/** Lists up to this length render all rows. */
export const smallList = 100;

/** Extra rows at each edge. One is enough, because scrolling renders before it paints. */
const spare = 1;

/** Returns the rows to render: the visible ones plus one at each edge. */
export function rowWindow({ count, rowHeight, top, height }: RowSpace): RowRange {
  if (count <= smallList || rowHeight <= 0) return { start: 0, end: Math.min(count, smallList) };
  const start = Math.min(Math.max(0, Math.floor(top / rowHeight) - spare), count);
  const end = Math.ceil((top + height) / rowHeight) + spare;
  return { start, end: Math.min(count, Math.max(start, end)) };
}
