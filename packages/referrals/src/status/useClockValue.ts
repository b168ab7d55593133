import { useClock } from '@advantage/ui';
import { useSyncExternalStore } from 'react';

/**
 * A value that depends on the time, e.g. minutes left. All readers share the clock's one timer, and a component renders
 * again only when its own value changes. `read` must give a primitive.
 */
export function useClockValue<Value extends string | number | boolean | null | undefined>(
  read: (now: number) => Value,
): Value {
  const clock = useClock();
  const snapshot = () => read(clock.now());
  return useSyncExternalStore(clock.subscribe, snapshot, snapshot);
}
