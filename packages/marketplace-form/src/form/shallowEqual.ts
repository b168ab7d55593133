type Keyed = Readonly<Record<string, unknown>>;

/**
 * Shallow equality: the same reference, or the same keys with equal values. Values are compared with `isSameValue`, by
 * default `Object.is`.
 */
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
 * Shallow equality that also compares lists inside item by item, because React Hook Form copies the lists it registers.
 */
export const shallowEqualWithLists = (a: unknown, b: unknown): boolean =>
  shallowEqual(a, b, (left, right) => shallowEqual(left, right));
