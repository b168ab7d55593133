/** Rows from `start` up to, but without, `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

export interface RowSpace {
  readonly count: number;
  readonly rowHeight: number;
  /** How far the first row is above the upper edge of what can be seen; negative when it is below. */
  readonly top: number;
  /** Height of what can be seen. */
  readonly height: number;
}

/** Up to so many rows all are drawn. */
export const smallList = 100;

/** Rows beyond each edge. A scroll draws before it shows, so that more would only weigh. */
const spare = 1;

/** The rows worth drawing: those that can be seen and a few around them. */
export function rowWindow({ count, rowHeight, top, height }: RowSpace): RowRange {
  if (count <= smallList || rowHeight <= 0) return { start: 0, end: Math.min(count, smallList) };
  const start = Math.min(Math.max(0, Math.floor(top / rowHeight) - spare), count);
  const end = Math.ceil((top + height) / rowHeight) + spare;
  return { start, end: Math.min(count, Math.max(start, end)) };
}
