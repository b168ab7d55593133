import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that never changes and always does what its latest version does. For handlers of memoised parts;
 * not to be called while rendering.
 */
export function useStableCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
