import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowWindow, windowingThreshold } from './useRowWindow.ts';

const rowHeight = 36;
const heights = { usual: rowHeight, differences: new Map<number, number>() };

it('TBL-3 renders all rows of a page', () => {
  expect(rowWindow({ count: 25, heights, top: 0, height: 800 })).toEqual({ start: 0, end: 25 });
});

it('renders only the visible rows of a long list, plus overscan', () => {
  const { start, end } = rowWindow({ count: 10_000, heights, top: 36_000, height: 720 });
  expect(start).toBeLessThanOrEqual(1000);
  expect(end).toBeGreaterThanOrEqual(1020);
  expect(end - start).toBeLessThanOrEqual(36);
});

it('includes every visible row and stays within the list', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: windowingThreshold + 1, max: 20_000 }),
      fc.integer({ min: -2000, max: 800_000 }),
      fc.integer({ min: 0, max: 2000 }),
      (count, top, height) => {
        const { start, end } = rowWindow({ count, heights, top, height });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(count);
        const firstSeen = Math.floor(top / rowHeight);
        const lastSeen = Math.ceil((top + height) / rowHeight) - 1;
        for (const seen of [firstSeen, lastSeen]) {
          if (seen < 0 || seen >= count) continue;
          expect(seen).toBeGreaterThanOrEqual(start);
          expect(seen).toBeLessThan(end);
        }
      },
    ),
  );
});

it('renders the first rows before the row height is known', () => {
  expect(rowWindow({ count: 5000, heights: { ...heights, usual: 0 }, top: 0, height: 0 })).toEqual({
    start: 0,
    end: windowingThreshold,
  });
});

it('includes every visible row of a list whose rows have different heights', () => {
  const count = 300;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -20, max: 200 }), { minLength: count, maxLength: count }),
      fc.integer({ min: -500, max: 20_000 }),
      fc.integer({ min: 0, max: 1000 }),
      (extra, top, height) => {
        const differences = new Map(extra.entries());
        const { start, end } = rowWindow({ count, heights: { usual: rowHeight, differences }, top, height });
        let offset = 0;
        for (const [index, more] of extra.entries()) {
          const isSeen = offset < top + height && offset + rowHeight + more > top;
          if (isSeen) expect(index >= start && index < end).toBe(true);
          offset += rowHeight + more;
        }
      },
    ),
  );
});
