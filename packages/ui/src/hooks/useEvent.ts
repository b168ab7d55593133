import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A callback that keeps its identity and always runs its latest version. Use it for handlers of memoized parts; never call
 * it while rendering.
 */
export function useEvent<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
