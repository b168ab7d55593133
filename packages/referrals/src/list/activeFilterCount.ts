import { defaultListView, type ListFilters } from './listView.ts';

const countedFilters = ['period', 'state', 'showClaimed'] as const satisfies readonly (keyof ListFilters)[];

/** Counts the filters that differ from the defaults, e.g. for 'Filters · 2' on phones. */
export const activeFilterCount = (filters: ListFilters) =>
  countedFilters.filter((field) => filters[field] !== defaultListView[field]).length;
