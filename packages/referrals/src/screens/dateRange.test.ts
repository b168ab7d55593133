import { describe, expect, it } from 'vitest';
import { isInRange, namedRange, parseRange, rangeNames } from './useTransactionRange.ts';

const at = (text: string) => new Date(text).getTime();
const today = at('2026-11-20T00:00');

describe('the days of transactions', () => {
  it.each([
    ['today', '2026-11-20T00:00', '2026-11-19T23:59'],
    ['last7', '2026-11-14T00:00', '2026-11-13T23:59'],
    ['last30', '2026-10-22T00:00', '2026-10-21T23:59'],
    ['thisMonth', '2026-11-01T00:00', '2026-10-31T23:59'],
    ['lastMonth', '2026-10-31T23:59', '2026-11-01T00:00'],
    ['lastMonth', '2026-10-01T00:00', '2026-09-30T23:59'],
  ] as const)('%s has %s, but not %s', (name, inside, outside) => {
    const range = namedRange(name, today);
    expect(isInRange(range, at(inside))).toBe(true);
    expect(isInRange(range, at(outside))).toBe(false);
  });

  it('last month of January is December of the year before', () => {
    const range = namedRange('lastMonth', at('2027-01-05T00:00'));
    expect(range).toEqual({ from: at('2026-12-01T00:00'), to: at('2027-01-01T00:00') });
  });

  it('an unknown time is only in that of all days', () => {
    expect(rangeNames.filter((name) => isInRange(namedRange(name, today), null))).toEqual(['all']);
  });

  it('own dates include the last day, in either order', () => {
    const november = { from: at('2026-11-01T00:00'), to: at('2026-12-01T00:00') };
    expect(parseRange('2026-11-01', '2026-11-30')).toEqual(november);
    expect(parseRange('2026-11-30', '2026-11-01')).toEqual(november);
    expect(parseRange('2026-11-01', '')).toBeUndefined();
    expect(parseRange('Nov 1', '2026-11-30')).toBeUndefined();
  });
});
