import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasNextPage, hasPreviousPage, pageText } from './pageText.ts';

describe('the footer', () => {
  it.each([
    [{ page: 0, size: 25, count: 25, total: 214 }, 'Showing 1 to 25 of 214 Referrals'],
    [{ page: 8, size: 25, count: 14, total: 214 }, 'Showing 201 to 214 of 214 Referrals'],
    [{ page: 0, size: 25, count: 1, total: 1 }, 'Showing 1 to 1 of 1 Referrals'],
    [{ page: 48, size: 25, count: 25, total: 12345 }, 'Showing 1,201 to 1,225 of 12,345 Referrals'],
    [{ page: 0, size: 25, count: 30, total: 2 }, 'Showing 1 to 30 of 30 Referrals'],
  ])('TBL-29 formats %j as %s', (position, text) => {
    expect(pageText(position)).toBe(text);
  });

  it.each([
    { page: 0, size: 25, count: 0, total: 0 },
    { page: 9, size: 25, count: 0, total: 214 },
  ])('TBL-30 shows zeros without rows: %j', (position) => {
    expect(pageText(position)).toBe('Showing 0 to 0 of 0 Referrals');
  });

  it('TBL-31 has no previous page on the first page and no next page on the last', () => {
    const on = (page: number, total: number) => [
      hasPreviousPage({ page }),
      hasNextPage({ page, size: 25, total }),
    ];
    expect([on(0, 0), on(0, 25), on(0, 26), on(1, 26), on(1, 51)]).toEqual([
      [false, false],
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  it('TBL-29 always shows a consistent range', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(100),
        fc.nat(10_000),
        (page, size, count, total) => {
          const [first = 0, last = 0, all = 0] = (
            pageText({ page, size, count, total }).replaceAll(',', '').match(/\d+/g) ?? []
          ).map(Number);
          expect(first).toBeLessThanOrEqual(last);
          expect(last).toBeLessThanOrEqual(all);
          expect(last - first + (count > 0 ? 1 : 0)).toBe(count);
        },
      ),
    );
  });
});
