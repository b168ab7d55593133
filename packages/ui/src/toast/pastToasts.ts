import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** A toast that was shown, with its time. */
export interface PastToast {
  /** Success or failure. */
  readonly tone: 'positive' | 'critical';
  /** The text of the toast. */
  readonly text: string;
  /** Details that help support find the cause. */
  readonly details?: string | undefined;
  /** When the toast was shown, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
}

/** Maximum number of toasts in the history. */
export const maxHistoryLength = 20;

/** Creates a history of the page's toasts, newest first. Uses a second toast queue without timeouts. */
export function createToastHistory() {
  const queue = new ToastQueue<PastToast>({ maxVisibleToasts: maxHistoryLength });
  let now = () => Date.now();
  return {
    read: () => queue.visibleToasts,
    add(toast: Omit<PastToast, 'time'>) {
      const oldest = queue.visibleToasts[maxHistoryLength - 1];
      if (oldest) queue.close(oldest.key);
      queue.add({ ...toast, time: now() });
    },
    clear: () => queue.clear(),
    /** Sets the clock that provides the times. */
    setClock(clock: { now(): number }) {
      now = () => clock.now();
    },
    subscribe: (listener: () => void) => queue.subscribe(listener),
  };
}

/** The history of `toasts`. */
export const toastHistory = /* @__PURE__ */ createToastHistory();
