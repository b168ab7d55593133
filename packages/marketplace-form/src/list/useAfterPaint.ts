import { useEffect, useState } from 'react';

/** Becomes true once the browser has painted a frame in which it holds, and false at once. */
export function useAfterPaint(holds: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!holds) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is done in a frame comes before its paint, what a timer does that is set there after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setPainted(false);
    };
  }, [holds]);
  return holds && isPainted;
}
