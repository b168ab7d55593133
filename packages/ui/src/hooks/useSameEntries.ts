import { useMemo } from 'react';

/**
 * Returns the object of an earlier render while all of its entries are the same, e.g. for the value of a context. Its
 * keys must be the same on every render.
 */
export const useSameEntries = <Value extends object>(value: Value): Value =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are all there is to compare
  useMemo(() => value, Object.values(value));
