import { useEffect, useRef, useState } from 'react';

/** Time until a closed overlay is removed, in milliseconds. Longer than any exit transition. */
const exitLimit = 1000;

/**
 * Returns a React key for an overlay that changes a second after the overlay closes. React Aria keeps an overlay
 * mounted until its exit transition ends, and forever if that's canceled, e.g. by `display: none`. The new key
 * unmounts it.
 */
export function useExitTimeoutKey(isOpen: boolean): number {
  const [key, setKey] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(() => setKey((last) => last + 1), exitLimit);
    };
  }, [isOpen]);
  return key;
}
