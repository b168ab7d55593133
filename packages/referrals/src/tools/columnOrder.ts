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
