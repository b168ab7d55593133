import { viewNames } from '@advantage/referrals';
import type { SavedViewParams } from '@advantage/referrals/tools';
import type { Search } from './search.ts';

/** The view in an address, as it is saved. */
export const stateOfSearch = (search: Search): SavedViewParams =>
  Object.fromEntries(
    viewNames.flatMap((name) => {
      const text = search[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** The address of a saved view, on its first page and with nothing open; parameters it does not own stay. */
export function searchOfState(search: Search, state: SavedViewParams): Search {
  const { page, referral, ...others } = search;
  const cleared = Object.fromEntries(Object.entries(others).filter(([name]) => !isStateName(name)));
  return { ...cleared, ...stateOfSearch(state) };
}

const isStateName = (name: string) => viewNames.some((known) => known === name);

/** Whether an address says nothing of what its list shows: then the list opens as its reader likes it. */
export const isPlain = (search: Search): boolean =>
  search.page === undefined &&
  search.referral === undefined &&
  Object.keys(stateOfSearch(search)).length === 0;
