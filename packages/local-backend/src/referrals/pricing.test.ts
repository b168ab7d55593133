import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAt } from './pricing.ts';

const referral = { type: 'CIR', list_price_cents: 3500, added_at: 0, expires_at: 3_600_000 };

describe('the price of a referral', () => {
  it.each([
    [-1, 3500],
    [0, 3500],
    [1_800_000, 2800],
    [3_600_000, 2100],
    [9_999_999, 2100],
  ])('BCK-12 falls linearly to 60 percent: after %i ms it is %i cents', (time, price) => {
    expect(priceAt(referral, time)).toBe(price);
  });

  it('BCK-12 changes in steps of half a dollar', () => {
    for (let time = 0; time <= 3_600_000; time += 60_000)
      expect(Number(priceAt(referral, time)) % 50).toBe(0);
  });

  it('BCK-12 never rises and never falls below 60 percent', () => {
    const moment = fc.integer({ min: -3_600_000, max: 7_200_000 });
    const cents = fc.integer({ min: 100, max: 50_000 });
    fc.assert(
      fc.property(cents, moment, moment, (list_price_cents, one, other) => {
        const at = (time: number) => Number(priceAt({ ...referral, list_price_cents }, time));
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
        expect(at(one)).toBeGreaterThanOrEqual(list_price_cents * 0.6);
        expect(at(one)).toBeLessThan(list_price_cents + 50);
      }),
    );
  });

  it('BCK-13 stays at 30 dollars for a call-in referral', () => {
    expect(priceAt({ ...referral, type: 'WT-CIR', list_price_cents: 3000 }, 1_800_000)).toBe(3000);
  });

  it('is null if the referral is not for sale', () => {
    expect(priceAt({ ...referral, list_price_cents: null, expires_at: null }, 5)).toBeNull();
  });
});
