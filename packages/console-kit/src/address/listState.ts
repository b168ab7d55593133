import { viewParamNames } from '@advantage/referrals';
import type { SavedViewParams } from '@advantage/referrals/tools';
import type { Search } from './search.ts';

/** Returns the parameters of a list's view in a URL, in the format of saved views. */
export const pickViewParams = (search: Search): SavedViewParams =>
  Object.fromEntries(
    viewParamNames.flatMap((name) => {
      const text = search[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** Returns the query for a saved view, on its first page and without an open referral. Other parameters are kept. */
export function applyViewParams(search: Search, state: SavedViewParams): Search {
  const { page, referral, ...others } = search;
  const cleared = Object.fromEntries(Object.entries(others).filter(([name]) => !isStateName(name)));
  return { ...cleared, ...pickViewParams(state) };
}

const isStateName = (name: string) => viewParamNames.some((known) => known === name);

/** Whether a URL has no list parameters. The list then opens with the user's default view. */
export const hasNoListParams = (search: Search): boolean =>
  search.page === undefined &&
  search.referral === undefined &&
  Object.keys(pickViewParams(search)).length === 0;
