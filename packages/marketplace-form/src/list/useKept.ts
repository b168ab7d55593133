import { useLayoutEffect, useRef } from 'react';

/** What `next` makes of what it made for the screen as it is: lets it hand on the same object for what is the same. */
export function useKept<Value>(next: (before: Value | undefined) => Value): Value {
  const kept = useRef<Value>(undefined);
  const now = next(kept.current);
  useLayoutEffect(() => {
    kept.current = now;
  });
  return now;
}
