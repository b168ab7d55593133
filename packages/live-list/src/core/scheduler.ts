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
  /** Subscribes to possible changes of visibility. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /**
   * Calls `listener` when the browser says that the network is back, which is a reason to retry at once. Whether the
   * network works, only requests tell. Returns a function that unsubscribes.
   */
  onOnline(listener: () => void): () => void;
}

/** Subscribes to events of a window, including those that bubble from its document. */
function listen(owner: Window, events: readonly string[], listener: () => void): () => void {
  for (const event of events) owner.addEventListener(event, listener);
  return () => {
    for (const event of events) owner.removeEventListener(event, listener);
  };
}

/**
 * Creates the scheduler of a browser page. `now` is the page's clock, by default the system clock. `getWindow` returns
 * the window that shows the list, by default the script's: its visibility counts, and its timers run.
 */
export const createBrowserScheduler = (
  now: () => number = Date.now,
  getWindow: () => Window = () => window,
): LiveScheduler => ({
  now,
  elapsed: () => performance.now(),
  after(milliseconds, callback) {
    const owner = getWindow();
    const timer = owner.setTimeout(callback, milliseconds);
    return () => owner.clearTimeout(timer);
  },
  random: Math.random,
  isVisible: () => getWindow().document.visibilityState !== 'hidden',
  subscribe: (onChange) => listen(getWindow(), ['visibilitychange', 'pageshow', 'pagehide'], onChange),
  onOnline: (listener) => listen(getWindow(), ['online'], listener),
});
