import { useClock } from '@advantage/ui';
import { useSyncExternalStore } from 'react';

/**
 * A value that depends on the time, e.g. minutes left. All readers share the clock's one timer, and a component renders
 * again only when its own value changes. `read` must give a primitive; it is called once a second at most.
 */
export function useClockValue<Value extends string | number | boolean | null | undefined>(
  read: (now: number) => Value,
): Value {
  const clock = useClock();
  const snapshot = oncePerSecond(() => clock.now(), read);
  return useSyncExternalStore(clock.subscribe, snapshot, snapshot);
}

/** React asks three times while it draws a component: of many rows that is worth a text each. */
function oncePerSecond<Value>(now: () => number, read: (now: number) => Value): () => Value {
  let known: { readonly second: number; readonly value: Value } | undefined;
  return () => {
    const time = now();
    const second = Math.floor(time / 1000);
    if (known?.second !== second) known = { second, value: read(time) };
    return known.value;
  };
}
