import type { AlertText } from './alertText.ts';

/** Whether this page may show notifications. */
export type NotificationAccess = 'granted' | 'denied' | 'not-asked' | 'unsupported';

/** Set if the browser only allows notifications from service workers, as on Android. */
let needsWorker = false;

/** Returns the current notification permission. */
export function notificationAccess(): NotificationAccess {
  if (typeof Notification === 'undefined' || needsWorker) return 'unsupported';
  return Notification.permission === 'default' ? 'not-asked' : Notification.permission;
}

/** Requests permission to show notifications, unless the user was asked before. Call it only on a press. */
export async function askForNotifications(): Promise<NotificationAccess> {
  if (notificationAccess() === 'not-asked') await Notification.requestPermission();
  return notificationAccess();
}

/** Subscribes to possible permission changes, e.g. in the browser settings. Returns a function that unsubscribes. */
export function onNotificationAccess(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('focus', listener, { signal });
  const permissions = 'permissions' in navigator ? navigator.permissions : undefined;
  permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', listener, { signal }),
    () => {},
  );
  return () => controller.abort();
}

/**
 * Shows a notification that replaces the previous one. Pressing it focuses the page. If the browser refuses to create
 * it, notifications count as unsupported from then on.
 */
export function notify({ title, body }: AlertText, onPress: () => void): void {
  if (notificationAccess() !== 'granted') return;
  const notification = createNotification(title, { body, tag: 'referrals' });
  if (!notification) return;
  notification.onclick = () => {
    window.focus();
    notification.close();
    onPress();
  };
}

function createNotification(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    needsWorker = true;
    return undefined;
  }
}
