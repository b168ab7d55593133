/** What a machine's clock must be corrected by, learned from the times a service sends. */
export interface ServerClock {
  /** Milliseconds to add to the machine's time. Give it to `createSystemClock`. */
  offset(): number;
  /** Takes note of a time that the service just sent. Give it to live lists as `onServerTime`. */
  observe(serverTime: number): void;
}

/** A difference up to this is the coarseness of the `Date` header and the way of the answer, not a wrong clock. */
const tolerance = 2000;

/** Learns how wrong the machine's clock is, so that minutes left and the NEW badge follow the service (D8). */
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
