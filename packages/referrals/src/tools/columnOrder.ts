/** The columns after one was shown, as the last, or hidden. The last one that shows stays. */
export function withColumn(shown: readonly string[], id: string, isShown: boolean): readonly string[] {
  const others = shown.filter((column) => column !== id);
  if (isShown) return [...others, id];
  return others.length > 0 ? others : shown;
}

/** The columns after one moved towards the start (-1) or the end (1). */
export function withMoved(shown: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = shown.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Which columns stay at the edges of a table. */
export interface PinnedColumns {
  readonly start: readonly string[];
  readonly end: readonly string[];
}

/** The columns as the table draws them: those pinned to its start first, those pinned to its end last. */
export function inTableOrder(shown: readonly string[], { start, end }: PinnedColumns): readonly string[] {
  const isFree = (id: string) => !start.includes(id) && !end.includes(id);
  const isShown = (id: string) => shown.includes(id);
  return [...start.filter(isShown), ...shown.filter(isFree), ...end.filter(isShown)];
}

/** The pinned columns after one was pinned to the start, or not pinned any more. */
export function withPinned({ start, end }: PinnedColumns, id: string, isPinned: boolean): PinnedColumns {
  const others = start.filter((column) => column !== id);
  return { start: isPinned ? [...others, id] : others, end: end.filter((column) => column !== id) };
}

/** Whether two columns next to each other can change places: both are pinned to the same side, or neither is. */
export const isMovable = ({ start, end }: PinnedColumns, id: string, neighbor: string | undefined): boolean =>
  neighbor !== undefined &&
  start.includes(id) === start.includes(neighbor) &&
  end.includes(id) === end.includes(neighbor);
