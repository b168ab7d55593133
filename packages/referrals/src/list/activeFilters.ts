import { defaultListView, type ListFilters } from './listView.ts';

const counted = ['period', 'state', 'showClaimed'] as const satisfies readonly (keyof ListFilters)[];

/** How many filters differ from what a list starts with: for the phone's 'Filters · 2'. */
export const activeFilterCount = (filters: ListFilters) =>
  counted.filter((field) => filters[field] !== defaultListView[field]).length;
