import type { AlertText } from './alertText.ts';

/** Whether the system may show notifications of this page. */
export type NotificationAccess = 'granted' | 'denied' | 'not-asked' | 'unsupported';

/** What the browser says about notifications now. */
export function notificationAccess(): NotificationAccess {
  if (typeof Notification === 'undefined') return 'unsupported';
  return Notification.permission === 'default' ? 'not-asked' : Notification.permission;
}

/** Asks for leave to show notifications: only on a press, and only when nobody was asked before. */
export async function askForNotifications(): Promise<NotificationAccess> {
  if (notificationAccess() === 'not-asked') await Notification.requestPermission();
  return notificationAccess();
}

/** Shows a notification in place of the one before; a press on it brings the page to the front. */
export function notify({ title, body }: AlertText, onPress: () => void): void {
  if (notificationAccess() !== 'granted') return;
  const notification = new Notification(title, { body, tag: 'referrals' });
  notification.onclick = () => {
    window.focus();
    notification.close();
    onPress();
  };
}
