/** Everything a live list needs from its environment. Tests and stories pass their own. */
export interface LiveScheduler {
  /** The current time in milliseconds since 1970, for 'last updated'. */
  now(): number;
  /** Monotonic time in milliseconds. Unaffected by changes to the system clock. */
  elapsed(): number;
  /** Calls `callback` once after a delay. Returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
  /** A random number from 0 to 1. */
  random(): number;
  /** Whether the page is visible. */
  isVisible(): boolean;
  /** Whether the browser is online. */
  isOnline(): boolean;
  /** Subscribes to possible changes of visibility or network. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

const pageEvents = ['online', 'offline', 'pageshow', 'pagehide'] as const;

/** Creates the scheduler of a browser page. `now` is the page's clock, by default the system clock. */
export const createBrowserScheduler = (now: () => number = Date.now): LiveScheduler => ({
  now,
  elapsed: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  isVisible: () => document.visibilityState !== 'hidden',
  isOnline: () => navigator.onLine,
  subscribe(onChange) {
    document.addEventListener('visibilitychange', onChange);
    for (const event of pageEvents) addEventListener(event, onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      for (const event of pageEvents) removeEventListener(event, onChange);
    };
  },
});
