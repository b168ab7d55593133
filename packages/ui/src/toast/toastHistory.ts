import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** A toast that was shown: what it said, and when. */
export interface PastToast {
  /** Went well, or did not. */
  readonly tone: 'positive' | 'critical';
  /** What it said. */
  readonly text: string;
  /** What helps support to find the cause. */
  readonly details?: string | undefined;
  /** When, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
}

/** The number of toasts in the history. */
export const longestHistory = 20;

/** Creates a history of the toasts of a page, the newest first: a second queue of toasts, in which they have no timeout. */
export function createToastHistory() {
  const queue = new ToastQueue<PastToast>({ maxVisibleToasts: longestHistory });
  let now = () => Date.now();
  return {
    read: () => queue.visibleToasts,
    add(toast: Omit<PastToast, 'time'>) {
      const oldest = queue.visibleToasts[longestHistory - 1];
      if (oldest) queue.close(oldest.key);
      queue.add({ ...toast, time: now() });
    },
    clear: () => queue.clear(),
    /** Sets the clock that the times come from. */
    setClock(clock: { now(): number }) {
      now = () => clock.now();
    },
    subscribe: (listener: () => void) => queue.subscribe(listener),
  };
}

/** The history of `toasts`. */
export const toastHistory = /* @__PURE__ */ createToastHistory();
