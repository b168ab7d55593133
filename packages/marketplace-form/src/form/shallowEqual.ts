type Keyed = Readonly<Record<string, unknown>>;

/** Shallow equality: the same reference, or the same keys with identical values, or with what else counts as the same. */
export function shallowEqual(
  a: unknown,
  b: unknown,
  isSameValue: (a: unknown, b: unknown) => boolean = Object.is,
): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  const isSame = (key: string) => isSameValue((a as Keyed)[key], (b as Keyed)[key]);
  return keys.length === Object.keys(b).length && keys.every(isSame);
}

/**
 * Equality of what a field shows: shallow, and lists inside by their items, because React Hook Form copies the lists that
 * it registers.
 */
export const equalByItems = (a: unknown, b: unknown): boolean =>
  shallowEqual(a, b, (left, right) => shallowEqual(left, right));
