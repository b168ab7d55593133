import { defaultListView, type ListView } from './listView.ts';

const counted = ['period', 'state', 'showClaimed'] as const satisfies readonly (keyof ListView)[];

/** How many filters differ from what a list starts with: for the phone's 'Filters · 2'. */
export const activeFilterCount = (view: ListView) =>
  counted.filter((field) => view[field] !== defaultListView[field]).length;
