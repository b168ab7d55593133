import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which what was closed is gone: longer than any way out takes. */
const exitLimit = 1000;

/**
 * The React key of something that opens over the page; it changes a second after the closing. React Aria keeps an overlay
 * until its exit transition ends, and forever where that is canceled, e.g. by `display: none`: the new key removes it.
 */
export function useExitLimit(isOpen: boolean): number {
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
