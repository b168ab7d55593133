import { useEffect, useState } from 'react';

/** Calls a function once the browser has painted the next frame. Returns a function that cancels it. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What is done in a frame comes before its paint, what a timer does that is set there after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Becomes true once the browser has painted a frame in which it holds, and false at once. */
export function useAfterPaint(holds: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const cancel = afterPaint(() => setPainted(true));
    return () => {
      cancel();
      setPainted(false);
    };
  }, [holds]);
  return holds && isPainted;
}
