import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Clock, createSystemClock } from './clock.ts';

const ClockContext = /* @__PURE__ */ createContext<Clock>(/* @__PURE__ */ createSystemClock());

export interface ClockProviderProps {
  /** The clock used by everything inside. Default without a provider: the machine's clock. */
  readonly clock: Clock;
  /** Content that uses this clock. */
  readonly children: ReactNode;
}

/**
 * Provides a clock to everything inside. Use it to freeze the time in stories and tests, or to follow a server's
 * time.
 */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  return <ClockContext.Provider value={clock}>{children}</ClockContext.Provider>;
}

/** Returns the clock, for handlers and effects. During render use `useNow`. */
export const useClock = () => useContext(ClockContext);

/**
 * Returns the current time in milliseconds, rounded down to `resolution`. The component rerenders only when the
 * rounded value changes: pass 60_000 to show minutes.
 */
export function useNow(resolution = 1000): number {
  const clock = useClock();
  const snapshot = () => Math.floor(clock.now() / resolution) * resolution;
  return useSyncExternalStore(clock.subscribe, snapshot, snapshot);
}
