import { useCallback, useEffect, useRef } from 'react';

/** A function that is always the same one and calls the latest given. For handlers that memoised rows take. */
export function useStableCallback<Arguments extends readonly unknown[]>(
  callback: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
