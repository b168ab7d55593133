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
  'requests permission when it was never requested, and returns %s',
  async (answer) => {
    const { ask } = stubBrowser('default', answer);
    expect(notificationAccess()).toBe('not-asked');
    expect(await askForNotifications()).toBe(answer);
    expect(ask).toHaveBeenCalledOnce();
  },
);

it.each(['granted', 'denied'] as const)(
  'does not request permission again when it is already %s',
  async (said) => {
    const { ask } = stubBrowser(said);
    expect(await askForNotifications()).toBe(said);
    expect(ask).not.toHaveBeenCalled();
  },
);

it('reports "unsupported" and shows nothing in a browser without notifications', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(await askForNotifications()).toBe('unsupported');
  expect(() => notify(text, () => {})).not.toThrow();
});

it('reports permission changes in the browser settings and when the window gets focus', async () => {
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

it('shows nothing without permission', () => {
  for (const permission of ['default', 'denied'] as const) {
    const { shown } = stubBrowser(permission);
    notify(text, () => {});
    expect(shown).toEqual([]);
  }
});

// Must be the last test, because notifications count as unsupported from here on.
it('reports "unsupported" after the constructor throws, as on Android', () => {
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
