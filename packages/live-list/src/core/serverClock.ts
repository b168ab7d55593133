/** The correction of a machine's clock, measured from the times that a service sends. */
export interface ServerClock {
  /** Milliseconds to add to the machine's time. */
  offset(): number;
  /** Records a time that the service just sent. Pass it to live lists as `onServerTime`. */
  observe(serverTime: number): void;
}

/** A difference up to this is the coarseness of the `Date` header plus latency, not a wrong clock. */
const tolerance = 2000;

/** Measures how wrong the machine's clock is, so that ages and countdowns follow the service. */
export function createServerClock(machineNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    offset: () => offset,
    observe(serverTime) {
      const measured = serverTime - machineNow();
      if (Math.abs(measured - offset) > tolerance) offset = measured;
    },
  };
}
