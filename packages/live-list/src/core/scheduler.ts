/** Everything that a live list takes from its environment. Tests and stories bring their own. */
export interface LiveScheduler {
  /** The reader's time in milliseconds since 1970, for 'last updated'. */
  now(): number;
  /** Milliseconds since some fixed moment; never jumps when the machine's clock is set. */
  elapsed(): number;
  /** Calls back once after a wait. The returned function cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
  /** A number from 0 to 1. */
  random(): number;
  /** Whether the page can be seen. */
  isVisible(): boolean;
  /** Whether there is a network. */
  isOnline(): boolean;
  /** Calls back when visibility or network may have changed, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

const pageEvents = ['online', 'offline', 'pageshow', 'pagehide'] as const;

/** Creates the scheduler of a browser page. `now` is the clock that the page shows; default the machine's. */
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
