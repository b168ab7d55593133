import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { toastHistory } from './pastToasts.ts';

/** The content of a toast. */
export interface ToastContent {
  /** Success or failure. */
  readonly tone: 'positive' | 'critical';
  /** The text: one sentence. */
  readonly text: string;
  /** A follow-up action, e.g. undo. Default none. */
  readonly action?: ToastAction;
  /** Details that help support find the cause, e.g. the id of the request. Default none. */
  readonly details?: string | undefined;
}

/** A button in a toast. The action must also be available elsewhere, because toasts disappear. */
export interface ToastAction {
  /** The label of the button. */
  readonly label: string;
  /** Called when the user presses the button, which also closes the toast. */
  readonly onPress: () => void;
}

/** More options of a toast. */
export interface ToastOptions {
  /** Details that help support find the cause, e.g. the id of the request. Default none. */
  readonly details?: string | undefined;
  /** What the toast is about, e.g. `flag-12`. A toast replaces an earlier one with the same id. Default: a new one. */
  readonly id?: string;
}

/** How long a toast is shown, in milliseconds. The timer pauses while the toast is hovered or focused. */
export const toastDuration = 7000;

/** The visible toasts, newest first. */
export const toastQueue = /* @__PURE__ */ new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** Queue key of the latest toast with each id, including closed ones. */
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
 * Shows the outcome of an action briefly, in the page's `ToastRegion`. For a message that must stay use `Banner`.
 * `success` and `error` return the id of the toast.
 */
export const toasts = {
  /** Shows a green toast for 7 seconds. */
  success: (text: string, action?: ToastAction, { id, details }: ToastOptions = {}) =>
    add({ tone: 'positive', text, action, details }, id),
  /** Shows a red toast for 7 seconds, with `details` in small print below the text. */
  error: (text: string, action?: ToastAction, { id, details }: ToastOptions = {}) =>
    add({ tone: 'critical', text, action, details }, id),
  /** Closes a toast early, e.g. a failure that has been resolved. */
  close,
  /** Closes all toasts and clears the history, e.g. when the user changes. */
  clear: () => {
    toastHistory.clear();
    toastQueue.clear();
  },
} as const;
