import { adminColumns, type ListView, listScopes, sortFieldsOf, toState } from '@advantage/referrals';
import { datePeriods } from '@advantage/ui';
import { changed, pagedViewOfSearch, searchOfPagedView } from './pagedSearch.ts';
import type { Search } from './search.ts';

const sortable = sortFieldsOf(adminColumns());

const oneOf = <T extends string>(values: readonly T[], text: string | undefined, initial: T): T =>
  values.find((value) => value === text) ?? initial;

const claimedTexts = ['shown', 'hidden'] as const;
const claimedText = (isShown: boolean) => (isShown ? 'shown' : 'hidden');

/** The view that an address asks for; what it leaves out or misspells is as the route has it (TBL-1, TBL-4 to TBL-6). */
export function viewOfSearch(search: Search, initial: ListView): ListView {
  const claimed = oneOf(claimedTexts, search.claimed, claimedText(initial.showClaimed));
  return {
    ...pagedViewOfSearch(search, initial, sortable),
    period: oneOf(datePeriods, search.period, initial.period),
    state: toState(search.state) ?? initial.state,
    scope: oneOf(listScopes, search.scope, initial.scope),
    showClaimed: claimed === 'shown',
  };
}

/** The address of a view: parameters it does not own stay, and what is as the route has it is left out (TBL-7, TBL-8). */
export function searchOfView(search: Search, view: ListView, initial: ListView): Search {
  return {
    ...searchOfPagedView(search, view, initial),
    period: changed(view.period, initial.period),
    state: view.state ?? undefined,
    scope: changed(view.scope, initial.scope),
    claimed: changed(claimedText(view.showClaimed), claimedText(initial.showClaimed)),
  };
}
