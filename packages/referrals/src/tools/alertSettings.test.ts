import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../testing/hostileTexts.ts';
import { AlertStore } from './AlertStore.ts';
import { defaultAlertSettings, isQuiet, readAlerts } from './alertSettings.ts';

const at = (hours: number, minutes = 0) => new Date(2026, 10, 20, hours, minutes).getTime();

describe('quiet hours', () => {
  it('begin and end by the clock of the reader, across midnight too', () => {
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

  it('are none where none are set, or where they end as they begin', () => {
    expect(isQuiet(null, at(3))).toBe(false);
    expect(isQuiet({ from: '09:00:00', to: '09:00:00' }, at(9))).toBe(false);
  });

  it('and the hours that are left make a whole day', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([hours, minutes]) => [hours, minutes, 0].map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, time, fc.nat(23), fc.nat(59), (from, to, hours, minutes) => {
        fc.pre(from !== to);
        const now = at(hours, minutes);
        expect(isQuiet({ from, to }, now)).toBe(!isQuiet({ from: to, to: from }, now));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('kept alerts', () => {
  it('are off until somebody turns them on', () => {
    expect(readAlerts(null)).toEqual(defaultAlertSettings);
    expect(defaultAlertSettings.isOn).toBe(false);
  });

  it('are read as they were kept, and what cannot be read is as usual', () => {
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

  it('count for the page where they cannot be kept', () => {
    const alerts = new AlertStore({
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(alerts.change({ isOn: true })).toEqual({ isSaved: false });
    expect(alerts.settings.get().isOn).toBe(true);
  });

  it('are as usual where storage is forbidden', () => {
    const alerts = new AlertStore({
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {},
    });
    expect(alerts.settings.get()).toEqual(defaultAlertSettings);
  });

  it('follow what another tab keeps', () => {
    let kept: string | null = null;
    const alerts = new AlertStore({ getItem: () => kept, setItem: () => {} });
    kept = JSON.stringify({ ...defaultAlertSettings, isOn: true });
    alerts.reload();
    expect(alerts.settings.get().isOn).toBe(true);
  });
});
