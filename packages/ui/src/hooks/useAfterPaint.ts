import { useEffect, useState } from 'react';

/** Calls a function after the browser has painted the next frame. Returns a function that cancels the call. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Animation frame callbacks run before the paint; a timer set in one runs after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Returns true after the browser has painted a frame with `isActive` true, and false immediately when `isActive` is false.
 */
export function useAfterPaint(isActive: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const cancel = afterPaint(() => setPainted(true));
    return () => {
      cancel();
      setPainted(false);
    };
  }, [isActive]);
  return isActive && isPainted;
}
