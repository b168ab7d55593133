import { startOfDay } from '@advantage/referrals/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listQuery } from './listQuery.ts';

const isTaken = (query: object) => listQuery.safeParse(query).success;

describe('the query of a list', () => {
  it('API-15 accepts every day of the calendar and no other', () => {
    const parts = [
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      fc.integer({ min: 0, max: 9999 }),
    ];
    fc.assert(
      fc.property(
        ...(parts as [fc.Arbitrary<number>, fc.Arbitrary<number>, fc.Arbitrary<number>]),
        (month, day, year) => {
          const date = new Date(0);
          date.setUTCFullYear(year, month - 1, day);
          const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
          const text = [month, day].map((part) => String(part).padStart(2, '0')).join('/');
          expect(isTaken({ addDate: `${text}/${String(year).padStart(4, '0')}` })).toBe(exists);
        },
      ),
    );
  });

  it.each(['02/29/2024', '02/29/2000', '12/31/1999'])('API-15 accepts %s', (addDate) => {
    expect(isTaken({ addDate })).toBe(true);
    expect(new Date(startOfDay(addDate)).getHours()).toBe(0);
  });

  it.each(['02/29/2025', '02/29/1900', '2/3/2025', '02/30/2024', '11/31/2025', ' 11/30/2025'])(
    'API-15 refuses %j',
    (addDate) => {
      expect(isTaken({ addDate })).toBe(false);
    },
  );

  it('API-9 accepts only whole numbers written in digits', () => {
    const written = fc.oneof(
      fc.integer({ min: -5, max: 105 }).map(String),
      fc.constantFrom('', ' 1', '1 ', '1e1', '0x10', '+1', '1.0', '-0', 'NaN', 'Infinity', '١', 'true'),
      fc.string(),
    );
    fc.assert(
      fc.property(written, (size) => {
        const inRange = Number(size) >= 1 && Number(size) <= 100;
        expect(isTaken({ size })).toBe(/^[0-9]{1,9}$/.test(size) && inRange);
      }),
    );
  });
});
