import { afterEach, expect, it, vi } from 'vitest';
import { askForNotifications, notificationAccess, notify, onNotificationAccess } from './notifications.ts';

const text = { title: 'New referral', body: 'CL · General Liability · Tulsa, OK' };

/** Stubs the Notification API with a permission and the answer to a request. */
function stubBrowser(permission: NotificationPermission, answer = permission) {
  const shown: string[] = [];
  class Notification {
    static permission = permission;
    static requestPermission = vi.fn(async () => {
      Notification.permission = answer;
      return answer;
    });
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', Notification);
  return { shown, ask: Notification.requestPermission };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['granted', 'denied'] as const)(
  'asks a reader who has never been asked, and says %s',
  async (answer) => {
    const { ask } = stubBrowser('default', answer);
    expect(notificationAccess()).toBe('not-asked');
    expect(await askForNotifications()).toBe(answer);
    expect(ask).toHaveBeenCalledOnce();
  },
);

it.each(['granted', 'denied'] as const)('asks nobody again who said %s before', async (said) => {
  const { ask } = stubBrowser(said);
  expect(await askForNotifications()).toBe(said);
  expect(ask).not.toHaveBeenCalled();
});

it('says so where a browser has no notifications, and shows none', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(await askForNotifications()).toBe('unsupported');
  expect(() => notify(text, () => {})).not.toThrow();
});

it('notices leave that is given later, in the settings of the browser or on coming back', async () => {
  stubBrowser('denied');
  const status = new EventTarget();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { permissions: { query: async () => status } });
  const listener = vi.fn();
  const end = onNotificationAccess(listener);
  await Promise.resolve();
  await Promise.resolve();
  status.dispatchEvent(new Event('change'));
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  status.dispatchEvent(new Event('change'));
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('shows none without leave', () => {
  for (const permission of ['default', 'denied'] as const) {
    const { shown } = stubBrowser(permission);
    notify(text, () => {});
    expect(shown).toEqual([]);
  }
});

// Must be the last test, because notifications count as unsupported from here on.
it('takes a browser that refuses to show one, as on Android, for one without notifications', () => {
  const construct = vi.fn();
  class Refusing {
    static permission = 'granted';
    constructor() {
      construct();
      throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
    }
  }
  vi.stubGlobal('Notification', Refusing);
  expect(notificationAccess()).toBe('granted');
  expect(() => notify(text, () => {})).not.toThrow();
  expect(notificationAccess()).toBe('unsupported');
  notify(text, () => {});
  expect(construct).toHaveBeenCalledOnce();
});
