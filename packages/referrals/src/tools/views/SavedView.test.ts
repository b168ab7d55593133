import { isEqualRow } from '@advantage/live-list';
import { expect, it } from 'vitest';
import { maxNameLength, type SavedViewParams, uniqueName } from './SavedViewStore.ts';

it('compares states regardless of key order and detects any difference', () => {
  const state = { state: 'TX', sort: 'addDate,desc' };
  expect(isEqualRow(state, { sort: 'addDate,desc', state: 'TX' })).toBe(true);
  const others: readonly SavedViewParams[] = [
    { state: 'TX' },
    { ...state, columns: 'city' },
    { ...state, state: 'OK' },
    {},
  ];
  for (const other of others) {
    expect(isEqualRow(state, other)).toBe(false);
    expect(isEqualRow(other, state)).toBe(false);
  }
  expect(isEqualRow({ state: 'TX' }, { columns: 'city' })).toBe(false);
});

it('numbers a name that is taken, ignoring case, and stays within the length limit', () => {
  const views = ['texas', 'Texas (2)', 'x'.repeat(maxNameLength)].map((name) => ({
    id: name,
    name,
    state: {},
  }));
  expect(uniqueName('Maine', views)).toBe('Maine');
  expect(uniqueName('Texas', views)).toBe('Texas (3)');
  expect(uniqueName('x'.repeat(maxNameLength), views)).toBe(`${'x'.repeat(maxNameLength - 4)} (2)`);
});
