type Keyed = Readonly<Record<string, unknown>>;

/** Shallow equality: the same reference, or the same keys with identical values. */
export function shallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  const isSame = (key: string) => Object.is((a as Keyed)[key], (b as Keyed)[key]);
  return keys.length === Object.keys(b).length && keys.every(isSame);
}
