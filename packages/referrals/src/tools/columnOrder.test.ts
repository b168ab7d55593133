import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminColumns } from '../referral/referralColumns.tsx';
import { inTableOrder, isMovable, moveColumn, setColumnPinned, toggleColumn } from './columnOrder.ts';

const all = adminColumns().map(({ id }) => id);
const someColumns = fc.shuffledSubarray([...all], { minLength: 1 });

describe('choosing columns', () => {
  it('shows a column as the last one, and hides all but one', () => {
    expect(toggleColumn(['addDate'], 'city', true)).toEqual(['addDate', 'city']);
    expect(toggleColumn(['addDate', 'city'], 'addDate', false)).toEqual(['city']);
    expect(toggleColumn(['city'], 'city', false)).toEqual(['city']);
  });

  it('moves a column by one place and never loses one', () => {
    fc.assert(
      fc.property(
        someColumns,
        fc.constantFrom(...all),
        fc.constantFrom(-1 as const, 1 as const),
        (shown, name, by) => {
          const moved = moveColumn(shown, name, by);
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

  it('TBL-68 puts pinned columns where the table draws them', () => {
    expect(inTableOrder(['status', 'type', 'city'], pinned)).toEqual(['city', 'type', 'status']);
    expect(inTableOrder(['type'], pinned)).toEqual(['type']);
  });

  it('TBL-68 pins to the start, wherever the column was, and unpins', () => {
    expect(setColumnPinned(pinned, 'status', true)).toEqual({ start: ['city', 'status'], end: [] });
    expect(setColumnPinned(pinned, 'city', false)).toEqual({ start: [], end: ['status'] });
  });

  it('TBL-68 columns change places within their group only', () => {
    expect(isMovable(pinned, 'city', 'type')).toBe(false);
    expect(isMovable(pinned, 'type', 'status')).toBe(false);
    expect(isMovable(pinned, 'type', 'category')).toBe(true);
    expect(isMovable(pinned, 'type', undefined)).toBe(false);
  });
});
