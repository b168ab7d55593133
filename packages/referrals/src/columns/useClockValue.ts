import { useClock } from '@advantage/ui';
import { useSyncExternalStore } from 'react';

/**
 * Returns a value derived from the current time, e.g. minutes left. All subscribers share the clock's one timer, and a
 * component re-renders only when its own value changes. `read` must return a primitive, which is cached for up to a
 * second.
 */
export function useClockValue<Value extends string | number | boolean | null | undefined>(
  read: (now: number) => Value,
): Value {
  const clock = useClock();
  const snapshot = memoizePerSecond(() => clock.now(), read);
  return useSyncExternalStore(clock.subscribe, snapshot, snapshot);
}

/** React reads a snapshot several times per render. With many rows, caching the value pays off. */
function memoizePerSecond<Value>(now: () => number, read: (now: number) => Value): () => Value {
  let cached: { readonly second: number; readonly value: Value } | undefined;
  return () => {
    const time = now();
    const second = Math.floor(time / 1000);
    if (cached?.second !== second) cached = { second, value: read(time) };
    return cached.value;
  };
}

/** Returns the start of the current local day. Changes once a day, so queries stay stable. */
export const useToday = () => useClockValue((now) => new Date(now).setHours(0, 0, 0, 0));
