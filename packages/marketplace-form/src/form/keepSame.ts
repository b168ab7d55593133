type Held = Readonly<Record<string, unknown>>;

/** Whether two things are the same, or hold the same values under the same keys. */
export function holdsSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  const isSame = (key: string) => Object.is((a as Held)[key], (b as Held)[key]);
  return keys.length === Object.keys(b).length && keys.every(isSame);
}

/** The same function; what it gives stays the very same while it is the same. */
export function keepSame<Facts>(read: () => Facts, isSame: (a: Facts, b: Facts) => boolean): () => Facts {
  let last: { readonly facts: Facts } | undefined;
  return () => {
    const facts = read();
    if (last === undefined || !isSame(last.facts, facts)) last = { facts };
    return last.facts;
  };
}
