import { expect, it } from 'vitest';
import { freeName, isSameState, longestName, type SavedViewParams } from './SavedView.ts';

it('a state is the same whatever the order of what it says, and another as soon as one word differs', () => {
  const state = { state: 'TX', sort: 'addDate,desc' };
  expect(isSameState(state, { sort: 'addDate,desc', state: 'TX' })).toBe(true);
  const others: readonly SavedViewParams[] = [
    { state: 'TX' },
    { ...state, columns: 'city' },
    { ...state, state: 'OK' },
    {},
  ];
  for (const other of others) {
    expect(isSameState(state, other)).toBe(false);
    expect(isSameState(other, state)).toBe(false);
  }
  expect(isSameState({ state: 'TX' }, { columns: 'city' })).toBe(false);
});

it('a name that is taken gets the next number, whatever its case, and stays short enough', () => {
  const views = ['texas', 'Texas (2)', 'x'.repeat(longestName)].map((name) => ({
    id: name,
    name,
    state: {},
  }));
  expect(freeName('Maine', views)).toBe('Maine');
  expect(freeName('Texas', views)).toBe('Texas (3)');
  expect(freeName('x'.repeat(longestName), views)).toBe(`${'x'.repeat(longestName - 4)} (2)`);
});
