/** A toast that was shown: what it said, and when. */
export interface PastToast {
  /** Tells it from the others. */
  readonly key: number;
  /** Went well, or did not. */
  readonly tone: 'positive' | 'critical';
  /** What it said. */
  readonly text: string;
  /** What helps support to find the cause. */
  readonly details?: string | undefined;
  /** When, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
}

/** How many are kept. */
export const longestHistory = 20;

/** The toasts of a page, the newest first, until the page or its user goes. */
export function createToastHistory() {
  const listeners = new Set<() => void>();
  let past: readonly PastToast[] = [];
  let now = () => Date.now();
  let key = 0;
  const change = (next: readonly PastToast[]) => {
    past = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => past,
    add: (toast: Pick<PastToast, 'tone' | 'text' | 'details'>) => {
      key += 1;
      change([{ ...toast, key, time: now() }, ...past].slice(0, longestHistory));
    },
    clear: () => change([]),
    /** Tells the time by the clock of the page. */
    setClock: (clock: { now(): number }) => {
      now = () => clock.now();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The history of `toasts`. */
export const toastHistory = /* @__PURE__ */ createToastHistory();
