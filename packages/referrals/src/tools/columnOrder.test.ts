import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminColumns } from '../columns/referralColumns.tsx';
import { inTableOrder, isMovable, moveColumn, setColumnPinned, toggleColumn } from './ColumnPanel.tsx';

const all = adminColumns().map(({ id }) => id);
const someColumns = fc.shuffledSubarray([...all], { minLength: 1 });

describe('choosing columns', () => {
  it('adds a column at the end, and never hides the last one', () => {
    expect(toggleColumn(['addDate'], 'city', true)).toEqual(['addDate', 'city']);
    expect(toggleColumn(['addDate', 'city'], 'addDate', false)).toEqual(['city']);
    expect(toggleColumn(['city'], 'city', false)).toEqual(['city']);
  });

  it('moves a column by one position without losing any', () => {
    fc.assert(
      fc.property(
        someColumns,
        fc.constantFrom(...all),
        fc.constantFrom(-1 as const, 1 as const),
        (shown, name, by) => {
          const moved = moveColumn(shown, name, shown.indexOf(name) + by);
          expect(moved.toSorted()).toEqual(shown.toSorted());
          const [from, to] = [shown.indexOf(name), moved.indexOf(name)];
          const isPossible = from >= 0 && from + by >= 0 && from + by < shown.length;
          expect(to).toBe(isPossible ? from + by : from);
        },
      ),
    );
  });
});

describe('pinning columns', () => {
  const pinned = { start: ['city'], end: ['status'] };

  it('TBL-68 orders pinned columns as the table shows them', () => {
    expect(inTableOrder(['status', 'type', 'city'], pinned)).toEqual(['city', 'type', 'status']);
    expect(inTableOrder(['type'], pinned)).toEqual(['type']);
  });

  it('TBL-68 pins a column to the start, even one pinned to the end, and unpins it', () => {
    expect(setColumnPinned(pinned, 'status', true)).toEqual({ start: ['city', 'status'], end: [] });
    expect(setColumnPinned(pinned, 'city', false)).toEqual({ start: [], end: ['status'] });
  });

  it('TBL-68 moves columns only within their pinned or unpinned group', () => {
    expect(isMovable(pinned, 'city', 'type')).toBe(false);
    expect(isMovable(pinned, 'type', 'status')).toBe(false);
    expect(isMovable(pinned, 'type', 'category')).toBe(true);
    expect(isMovable(pinned, 'type', undefined)).toBe(false);
  });
});
