import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/propertyRuns.test.support.ts';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import {
  byPriority,
  isOrderEqual,
  moveBy,
  moveTo,
  moveWithinVisible,
  sortByIds,
  toPriorities,
} from './order.ts';

const orders = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 20 });

describe('the order of marketplaces', () => {
  it('MKL-3 goes by priority ascending, those without one last', () => {
    const rows = [
      { id: 1, priority: null },
      { id: 2, priority: 10 },
      { id: 3, priority: 9 },
    ];
    expect(byPriority(rows).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(byPriority(sampleMarketplaces.toReversed())).toEqual(sampleMarketplaces);
  });

  it('T1 MKL-13 priorities are 1 to n in the order given', () => {
    fc.assert(
      fc.property(orders, (ids) => {
        const priorities = toPriorities(ids);
        expect(priorities.map(({ priority }) => priority)).toEqual(ids.map((_, index) => index + 1));
        expect(priorities.map(({ id }) => id)).toEqual(ids);
      }),
      runs,
    );
  });

  it('T1 MKL-13 moving keeps every marketplace once and puts the moved one where it was sent', () => {
    fc.assert(
      fc.property(orders, fc.nat(), fc.integer({ min: -3, max: 30 }), (ids, seed, place) => {
        const id = ids[seed % ids.length] ?? 0;
        const moved = moveTo(ids, id, place);
        expect(moved.toSorted()).toEqual(ids.toSorted());
        expect(moved.indexOf(id)).toBe(Math.min(Math.max(place, 0), ids.length - 1));
      }),
      runs,
    );
  });

  it.each([
    ['top', [2, 1, 3, 4], [3, 1, 2, 4]],
    ['up', [2, 1, 3, 4], [1, 3, 2, 4]],
    ['down', [1, 3, 2, 4], [1, 2, 4, 3]],
    ['bottom', [1, 3, 4, 2], [1, 2, 4, 3]],
  ] as const)('MKL-13 a row goes %s', (to, second, third) => {
    const ids = [1, 2, 3, 4];
    expect(moveBy(ids, ids, 2, to)).toEqual(second);
    expect(moveBy(ids, ids, 3, to)).toEqual(third);
  });

  it('T1 MKL-20 a move among visible rows keeps all others in their order and lands between its visible neighbors', () => {
    const cases = orders.chain((all) =>
      fc.tuple(fc.constant(all), fc.subarray(all, { minLength: 1 }), fc.nat(), fc.nat()),
    );
    fc.assert(
      fc.property(cases, ([all, visible, row, to]) => {
        const id = visible[row % visible.length] ?? 0;
        const index = to % visible.length;
        const moved = moveWithinVisible(all, visible, id, index);
        const without = (ids: readonly number[]) => ids.filter((other) => other !== id);
        expect(without(moved)).toEqual(without(all));
        expect(moved.filter((other) => visible.includes(other))).toEqual(moveTo(visible, id, index));
      }),
      runs,
    );
  });

  it('MKL-20 the ends of the menu are those of all rows, a step goes past the next visible one', () => {
    const all = [1, 2, 3, 4, 5, 6];
    const visible = [2, 4, 5];
    expect(moveBy(all, visible, 4, 'top')).toEqual([4, 1, 2, 3, 5, 6]);
    expect(moveBy(all, visible, 4, 'up')).toEqual([1, 4, 2, 3, 5, 6]);
    expect(moveBy(all, visible, 2, 'down')).toEqual([1, 3, 4, 2, 5, 6]);
    expect(moveBy(all, visible, 5, 'bottom')).toEqual([1, 2, 3, 4, 6, 5]);
    expect(moveBy(all, visible, 2, 'up')).toEqual(all);
  });

  it('MKL-14 the same order is recognized', () => {
    expect(isOrderEqual([1, 2], [1, 2])).toBe(true);
    expect(isOrderEqual([1, 2], [2, 1])).toBe(false);
    expect(isOrderEqual([1], [1, 2])).toBe(false);
  });

  it('MKL-16 rows follow an order of ids, unknown ones last', () => {
    const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(sortByIds(rows, [3, 1]).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});
