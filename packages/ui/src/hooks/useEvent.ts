import { type RefObject, useCallback, useInsertionEffect, useRef } from 'react';

/** A ref with the value of the latest render, for handlers and effects that must not run again when it changes. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * A callback that keeps its identity and always runs its latest version. Use it for handlers of memoized parts; never call
 * it while rendering.
 */
export function useEvent<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useLatest(callback);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
