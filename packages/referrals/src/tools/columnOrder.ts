/** Shows a column, as the last one, or hides it. The last visible column can't be hidden. */
export function toggleColumn(shown: readonly string[], id: string, isShown: boolean): readonly string[] {
  const others = shown.filter((column) => column !== id);
  if (isShown) return [...others, id];
  return others.length > 0 ? others : shown;
}

/** Moves a column to another place. */
export function moveColumn(shown: readonly string[], id: string, to: number): readonly string[] {
  const from = shown.indexOf(id);
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Ids of the columns pinned to the edges of a table. */
export type PinnedColumns = Readonly<Record<'start' | 'end', readonly string[]>>;

/** Returns the columns in table order: columns pinned to the start first, columns pinned to the end last. */
export function inTableOrder(shown: readonly string[], { start, end }: PinnedColumns): readonly string[] {
  const isFree = (id: string) => !start.includes(id) && !end.includes(id);
  const isShown = (id: string) => shown.includes(id);
  return [...start.filter(isShown), ...shown.filter(isFree), ...end.filter(isShown)];
}

/** Pins a column to the start, or unpins it. */
export function setColumnPinned({ start, end }: PinnedColumns, id: string, isPinned: boolean): PinnedColumns {
  const others = start.filter((column) => column !== id);
  return { start: isPinned ? [...others, id] : others, end: end.filter((column) => column !== id) };
}

/** Whether two adjacent columns can be swapped: both are pinned to the same side, or neither is pinned. */
export const isMovable = ({ start, end }: PinnedColumns, id: string, neighbor: string | undefined): boolean =>
  neighbor !== undefined &&
  start.includes(id) === start.includes(neighbor) &&
  end.includes(id) === end.includes(neighbor);
