import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Clock, createSystemClock } from './clock.ts';

const ClockContext = /* @__PURE__ */ createContext<Clock>(/* @__PURE__ */ createSystemClock());

export interface ClockProviderProps {
  /** The clock of everything inside. Default without a provider: the machine's clock. */
  readonly clock: Clock;
  /** What asks this clock. */
  readonly children: ReactNode;
}

/** Sets the clock of everything inside. Use it to fix the time in stories and tests, or to follow a server's time. */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  return <ClockContext.Provider value={clock}>{children}</ClockContext.Provider>;
}

/** The clock itself, for handlers and effects. While rendering use `useNow`. */
export const useClock = () => useContext(ClockContext);

/**
 * The time now, in milliseconds, rounded down to `resolution`. The component renders again only when the
 * rounded value changes: ask for 60_000 where minutes are shown.
 */
export function useNow(resolution = 1000): number {
  const clock = useClock();
  const snapshot = () => Math.floor(clock.now() / resolution) * resolution;
  return useSyncExternalStore(clock.subscribe, snapshot, snapshot);
}
