import { expect, it } from 'vitest';
import { activeFilterCount } from './activeFilterCount.ts';
import { defaultListView } from './listView.ts';

it('TBL-15 counts the filters that differ from the defaults, except for the scope', () => {
  expect(activeFilterCount(defaultListView)).toBe(0);
  expect(activeFilterCount({ ...defaultListView, scope: 'in-appetite' })).toBe(0);
  expect(activeFilterCount({ ...defaultListView, state: 'TX' })).toBe(1);
  expect(activeFilterCount({ ...defaultListView, state: 'TX', period: '7days', showClaimed: true })).toBe(3);
});
