import type { AlertText } from './alertText.ts';

/** Whether the system may show notifications of this page. */
export type NotificationAccess = 'granted' | 'denied' | 'not-asked' | 'unsupported';

/** A browser has the API, but shows notifications of service workers only, as on Android. */
let needsWorker = false;

/** What the browser says about notifications now. */
export function notificationAccess(): NotificationAccess {
  if (typeof Notification === 'undefined' || needsWorker) return 'unsupported';
  return Notification.permission === 'default' ? 'not-asked' : Notification.permission;
}

/** Asks for leave to show notifications: only on a press, and only when nobody was asked before. */
export async function askForNotifications(): Promise<NotificationAccess> {
  if (notificationAccess() === 'not-asked') await Notification.requestPermission();
  return notificationAccess();
}

/** Calls back when the browser's leave may have changed, for example in its settings. The returned function ends it. */
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
 * Shows a notification in place of the one before; a press on it brings the page to the front. A browser that refuses to
 * show it counts as one without notifications from then on.
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
