import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { toastHistory } from './toastHistory.ts';

/** What a toast says and whether it went well. */
export interface ToastContent {
  /** Went well, or did not. */
  readonly tone: 'positive' | 'critical';
  /** One sentence. */
  readonly text: string;
  /** One thing to do about it, e.g. to take it back. Default none. */
  readonly action?: ToastAction;
  /** What helps support to find the cause, e.g. the id of the request. Default none. */
  readonly details?: string | undefined;
}

/** A button in a toast. Offer only what can be done elsewhere too: a toast goes by itself. */
export interface ToastAction {
  /** The words of the button. */
  readonly label: string;
  /** Does it; the toast goes. */
  readonly onPress: () => void;
}

/** What else belongs to a toast. */
export interface ToastOptions {
  /** What helps support to find the cause, e.g. the id of the request. Default none. */
  readonly details?: string | undefined;
  /** What the toast is about, e.g. `flag-12`: it takes the place of the one shown before with this id. Default: a new one. */
  readonly id?: string;
}

/** How long a toast stays. The clock is still while a pointer or the focus is on it. */
export const toastDuration = 7000;

/** The toasts that show, the newest first. */
export const toastQueue = /* @__PURE__ */ new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** The key in the queue of the last toast with an id, gone or not. */
const keys = /* @__PURE__ */ new Map<string, string>();

function close(id: string) {
  toastQueue.close(keys.get(id) ?? id);
}

function add(content: ToastContent, id?: string): string {
  if (id !== undefined) close(id);
  toastHistory.add(content);
  const key = toastQueue.add(content, { timeout: toastDuration });
  if (id !== undefined) keys.set(id, key);
  return id ?? key;
}

/**
 * Tells the outcome of an action in passing, through the `ToastRegion` of the page. What must stay is a `Banner`.
 * `success` and `error` give the id of the toast.
 */
export const toasts = {
  /** Green, for 7 seconds. */
  success: (text: string, action?: ToastAction, { id, details }: ToastOptions = {}) =>
    add({ tone: 'positive', text, action, details }, id),
  /** Red, for 7 seconds. `details` show small below the text. */
  error: (text: string, action?: ToastAction, { id, details }: ToastOptions = {}) =>
    add({ tone: 'critical', text, action, details }, id),
  /** Takes one away before its time, e.g. a failure that has been made up for. */
  close,
  /** Takes all away, those of the past included, e.g. when the user changes. */
  clear: () => {
    toastHistory.clear();
    toastQueue.clear();
  },
} as const;
