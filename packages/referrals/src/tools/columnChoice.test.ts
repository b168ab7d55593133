import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminColumns } from '../referral/referralColumns.tsx';
import { chosenColumns, lookOfState, stateOfLook, usualLook, withColumn, withMoved } from './columnChoice.ts';

const all = adminColumns().map(({ id }) => id);
const someColumns = fc.shuffledSubarray([...all], { minLength: 1 });
const anyLook = fc.record({
  columns: fc.option(someColumns),
  density: fc.constantFrom('brand' as const, 'compact' as const, 'comfortable' as const),
});

describe('the look of a list in its address', () => {
  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(lookOfState(stateOfLook(look), all)).toEqual(look);
      }),
    );
  });

  it('is left out where it is as usual, and short where it is not', () => {
    expect(stateOfLook(usualLook)).toEqual({ columns: undefined, density: undefined });
    expect(stateOfLook({ columns: ['addDate', 'city'], density: 'compact' })).toEqual({
      columns: 'addDate.city',
      density: 'compact',
    });
  });

  it('takes what it knows of any text, each column once', () => {
    expect(lookOfState({ columns: 'city.nonsense.city.addDate', density: 'huge' }, all)).toEqual({
      columns: ['city', 'addDate'],
      density: 'brand',
    });
    expect(lookOfState({ columns: 'nonsense' }, all)).toEqual(usualLook);
    fc.assert(
      fc.property(fc.string(), (columns) => {
        for (const name of lookOfState({ columns }, all).columns ?? []) expect(all).toContain(name);
      }),
    );
  });
});

describe('choosing columns', () => {
  it('shows a column as the last one, and hides all but one', () => {
    expect(withColumn(['addDate'], 'city', true)).toEqual(['addDate', 'city']);
    expect(withColumn(['addDate', 'city'], 'addDate', false)).toEqual(['city']);
    expect(withColumn(['city'], 'city', false)).toEqual(['city']);
  });

  it('moves a column by one place and never loses one', () => {
    fc.assert(
      fc.property(
        someColumns,
        fc.constantFrom(...all),
        fc.constantFrom(-1 as const, 1 as const),
        (shown, name, by) => {
          const moved = withMoved(shown, name, by);
          expect(moved.toSorted()).toEqual(shown.toSorted());
          const [from, to] = [shown.indexOf(name), moved.indexOf(name)];
          const isPossible = from >= 0 && from + by >= 0 && from + by < shown.length;
          expect(to).toBe(isPossible ? from + by : from);
        },
      ),
    );
  });

  it('is no choice where it is as the list has it anyway', () => {
    expect(chosenColumns(['addDate', 'city'], ['addDate', 'city'])).toBeNull();
    expect(chosenColumns(['city', 'addDate'], ['addDate', 'city'])).toEqual(['city', 'addDate']);
  });
});
