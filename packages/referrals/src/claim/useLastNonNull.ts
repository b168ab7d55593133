import { useState } from 'react';

/** Returns a value, or the last one that wasn't null, so that a panel keeps its content while it closes. */
export function useLastNonNull<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
