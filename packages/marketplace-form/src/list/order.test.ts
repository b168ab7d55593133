import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import {
  applyMove,
  byPriority,
  isMoved,
  isOrderEqual,
  type MoveStep,
  moveByStep,
  moveToIndex,
  nameOf,
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
    );
  });

  it('T1 MKL-13 moving to a place keeps every marketplace once and puts the moved one there', () => {
    fc.assert(
      fc.property(orders, fc.nat(), fc.nat({ max: 30 }), (ids, seed, place) => {
        const id = ids[seed % ids.length] ?? 0;
        const moved = applyMove(ids, { id, place });
        expect(moved?.toSorted()).toEqual(ids.toSorted());
        expect(moved?.indexOf(id)).toBe(Math.min(place, ids.length - 1));
      }),
    );
  });

  const step = (all: readonly number[], visible: readonly number[], id: number, how: MoveStep) => {
    const move = moveByStep(visible, id, how);
    return move && applyMove(all, move);
  };

  it.each([
    ['top', [2, 1, 3, 4], [3, 1, 2, 4]],
    ['up', [2, 1, 3, 4], [1, 3, 2, 4]],
    ['down', [1, 3, 2, 4], [1, 2, 4, 3]],
    ['bottom', [1, 3, 4, 2], [1, 2, 4, 3]],
  ] as const)('MKL-13 a row goes %s', (to, second, third) => {
    const ids = [1, 2, 3, 4];
    expect(step(ids, ids, 2, to)).toEqual(second);
    expect(step(ids, ids, 3, to)).toEqual(third);
  });

  const without = (ids: readonly number[] | undefined, id: number) => ids?.filter((other) => other !== id);
  const subsets = orders.chain((all) =>
    fc.tuple(fc.constant(all), fc.subarray(all, { minLength: 1 }), fc.nat(), fc.nat()),
  );

  it('T1 MKL-20 a move among visible rows keeps all others in their order and lands between its visible neighbors', () => {
    fc.assert(
      fc.property(subsets, ([all, visible, row, to]) => {
        const id = visible[row % visible.length] ?? 0;
        const index = to % visible.length;
        const move = moveToIndex(visible, id, index);
        const moved = move ? applyMove(all, move) : all;
        expect(without(moved, id)).toEqual(without(all, id));
        expect(moved?.filter((other) => visible.includes(other))).toEqual(
          applyMove(visible, { id, place: index }),
        );
      }),
    );
  });

  it('MKL-20 the ends of the menu are those of all rows, a step goes past the next visible one', () => {
    const all = [1, 2, 3, 4, 5, 6];
    const visible = [2, 4, 5];
    expect(step(all, visible, 4, 'top')).toEqual([4, 1, 2, 3, 5, 6]);
    expect(step(all, visible, 4, 'up')).toEqual([1, 4, 2, 3, 5, 6]);
    expect(step(all, visible, 2, 'down')).toEqual([1, 3, 4, 2, 5, 6]);
    expect(step(all, visible, 5, 'bottom')).toEqual([1, 2, 3, 4, 6, 5]);
    expect(step(all, visible, 2, 'up')).toBeUndefined();
  });

  /** An order, and a move in another order of the same marketplaces. */
  const shuffled = subsets.chain(([all, ...rest]) =>
    fc.tuple(fc.shuffledSubarray(all, { minLength: all.length }), fc.constant([all, ...rest] as const)),
  );

  it('T1 MKL-21 a move seen in one order applies to any other: all others keep their order, and it goes past its neighbor', () => {
    fc.assert(
      fc.property(shuffled, ([now, [, seen, row, to]]) => {
        const id = seen[row % seen.length] ?? 0;
        const move = moveToIndex(seen, id, to % seen.length);
        if (!move || !('before' in move || 'after' in move)) return;
        const moved = applyMove(now, move) ?? [];
        expect(without(moved, id)).toEqual(without(now, id));
        const [first, second] = 'before' in move ? [id, move.before] : [move.after, id];
        expect(moved.indexOf(first)).toBeLessThan(moved.indexOf(second));
        expect(isMoved(moved, move)).toBe(true);
        if (!isMoved(now, move)) expect(moved.indexOf(second) - moved.indexOf(first)).toBe(1);
      }),
    );
  });

  it('T1 MKL-21 undo puts the marketplace back to where it was, with as few others as possible on another side', () => {
    fc.assert(
      fc.property(shuffled, ([now, [before, , row, to]]) => {
        const id = before[row % before.length] ?? 0;
        const undo = { id, order: [...before] };
        expect(applyMove(applyMove(before, { id, place: to % before.length }) ?? [], undo)).toEqual(before);
        const wrong = (ids: readonly number[]) =>
          ids.filter(
            (other) => ids.indexOf(other) < ids.indexOf(id) !== before.indexOf(other) < before.indexOf(id),
          ).length;
        const undone = applyMove(now, undo) ?? [];
        expect(without(undone, id)).toEqual(without(now, id));
        const places = now.map((_, place) => applyMove(now, { id, place }) ?? []);
        expect(wrong(undone)).toBe(Math.min(...places.map(wrong)));
      }),
    );
  });

  it('MKL-21 a move of a marketplace that is gone, or past one that is gone, has no order', () => {
    for (const move of [
      { id: 9, place: 0 },
      { id: 9, before: 1 },
      { id: 1, after: 9 },
      { id: 9, order: [1, 9] },
    ]) {
      expect(applyMove([1, 2, 3], move)).toBeUndefined();
      expect(isMoved([], move)).toBe(false);
    }
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

it.each([
  [{ id: 7, marketplaceName: 'Harbor Point Insurance' }, 'Harbor Point Insurance'],
  [{ id: 7, marketplaceName: '' }, 'Marketplace 7'],
  [{ id: 7 }, 'Marketplace 7'],
])('MKL-5 %o has the name %s', (marketplace, name) => {
  expect(nameOf(marketplace)).toBe(name);
});
