import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../testing/hostileTexts.ts';
import { AlertStore, defaultAlertSettings, isQuiet, readAlerts } from './AlertStore.ts';

const at = (hours: number, minutes = 0) => new Date(2026, 10, 20, hours, minutes).getTime();

describe('quiet hours', () => {
  it('start and end in local time, including across midnight', () => {
    const night = { from: '19:00:00', to: '08:00:00' };
    expect([18, 19, 23, 0, 7, 8].map((hour) => isQuiet(night, at(hour)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    const noon = { from: '12:00:00', to: '13:30:00' };
    expect([11, 12, 13, 14].map((hour) => isQuiet(noon, at(hour)))).toEqual([false, true, true, false]);
    expect(isQuiet(noon, at(13, 30))).toBe(false);
  });

  it('are off when not set or when start and end are the same', () => {
    expect(isQuiet(null, at(3))).toBe(false);
    expect(isQuiet({ from: '09:00:00', to: '09:00:00' }, at(9))).toBe(false);
  });

  it('are the inverse of the hours from end to start', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([hours, minutes]) => [hours, minutes, 0].map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, time, fc.nat(23), fc.nat(59), (from, to, hours, minutes) => {
        fc.pre(from !== to);
        const now = at(hours, minutes);
        expect(isQuiet({ from, to }, now)).toBe(!isQuiet({ from: to, to: from }, now));
      }),
    );
  });
});

describe('stored alert settings', () => {
  it('are off by default', () => {
    expect(readAlerts(null)).toEqual(defaultAlertSettings);
    expect(defaultAlertSettings.isOn).toBe(false);
  });

  it('are restored as saved, with defaults for invalid values', () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
    };
    const alerts = new AlertStore(storage);
    expect(alerts.change({ isOn: true, quiet: { from: '22:00:00', to: '06:00:00' } })).toEqual({
      isSaved: true,
    });
    expect(new AlertStore(storage).settings.get()).toEqual(alerts.settings.get());
    for (const text of hostileTexts) expect(readAlerts(text)).toEqual(defaultAlertSettings);
    expect(readAlerts('{"isOn":true,"hasSound":"loud","quiet":{"from":"25:00:00","to":"x"}}')).toEqual({
      ...defaultAlertSettings,
      isOn: true,
    });
  });

  it('still apply to the page when they cannot be saved', () => {
    const alerts = new AlertStore({
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(alerts.change({ isOn: true })).toEqual({ isSaved: false });
    expect(alerts.settings.get().isOn).toBe(true);
  });

  it('fall back to the defaults when storage is blocked', () => {
    const alerts = new AlertStore({
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {},
    });
    expect(alerts.settings.get()).toEqual(defaultAlertSettings);
  });

  it('pick up changes from another tab on reload', () => {
    let kept: string | null = null;
    const alerts = new AlertStore({ getItem: () => kept, setItem: () => {} });
    kept = JSON.stringify({ ...defaultAlertSettings, isOn: true });
    alerts.reload();
    expect(alerts.settings.get().isOn).toBe(true);
  });
});

describe('alert settings in two tabs', () => {
  const createStorage = () => {
    const items = new Map<string, string>();
    return {
      isFull: false,
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, text: string) {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        items.set(key, text);
      },
    };
  };

  it('D-40 keep what the other tab changed, though this one has not heard of it', () => {
    const storage = createStorage();
    const [here, there] = [new AlertStore(storage), new AlertStore(storage)];
    const quiet = { from: '19:00:00', to: '08:00:00' };
    there.change({ quiet });
    here.change({ isOn: true });
    expect(here.settings.get()).toMatchObject({ isOn: true, quiet });
    expect(new AlertStore(storage).settings.get()).toEqual(here.settings.get());
  });

  it('keep what could not be stored', () => {
    const storage = createStorage();
    const store = new AlertStore(storage);
    storage.isFull = true;
    store.change({ isOn: true });
    store.change({ quiet: { from: '19:00:00', to: '08:00:00' } });
    store.reload();
    expect(store.settings.get()).toMatchObject({ isOn: true, quiet: { from: '19:00:00' } });
  });
});
