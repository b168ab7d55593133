import { type RefObject, useCallback, useInsertionEffect, useRef } from 'react';

/** Returns a ref to the value of the latest render, for handlers and effects that must not rerun when it changes. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Returns a callback with a stable identity that always runs its latest version. Use it for handlers of memoized
 * components; don't call it during render.
 */
export function useEvent<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useLatest(callback);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
