/** Corrects the local clock, based on the times that a service sends. */
export interface ServerClock {
  /** Milliseconds to add to the local time. */
  offset(): number;
  /** Records a time that the service just sent. Pass it to live lists as `onServerTime`. */
  observe(serverTime: number): void;
}

/** Differences up to this many milliseconds come from the `Date` header's resolution and from latency. */
const tolerance = 2000;

/** Creates a clock that measures how far the local time is off, so that ages and countdowns are correct. */
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
