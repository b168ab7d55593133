/** The items of a comma-separated text, trimmed; blank text has none (MKS-14). */
export function splitList(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((item) => item.trim());
}

/** Items as one comma-separated text. */
export const joinList = (items: readonly string[]) => items.join(', ');

/** The items that occur more than once, without regard to case, each as first written (MKV-59). */
export function duplicatesIn(items: readonly string[]): string[] {
  const first = new Map<string, string>();
  const repeated = new Set<string>();
  for (const item of items) {
    const key = item.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, item);
    else repeated.add(earlier);
  }
  return [...repeated];
}

/** Whether two lists hold the same items, in any order (MKF-9). */
export function sameItems(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  const [left, right] = [[...a].sort(), [...b].sort()];
  return left.every((item, index) => item === right[index]);
}

/**
 * A stored list after an edit: what the form does not know stays (MKS-20), what is no longer wanted goes, what is
 * new follows. Nothing changed gives the very same order.
 */
export function updateList(
  stored: readonly string[],
  wanted: readonly string[],
  isKnown: (item: string) => boolean,
): string[] {
  const chosen = new Set(wanted);
  const kept = stored.filter((item) => !isKnown(item) || chosen.has(item));
  const present = new Set(kept);
  return [...kept, ...[...chosen].filter((item) => !present.has(item))];
}
