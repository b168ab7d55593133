import type { ShownList } from '@advantage/referrals';
import { type ListToolsProps, lookOfState, stateOfLook } from '@advantage/referrals/tools';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { PageName } from '../access/access.ts';
import { searchOfState, stateOfSearch } from '../address/listState.ts';
import { useListState } from '../address/useListSearch.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { audienceOf } from './audience.ts';
import { shelfOf } from './personalLists.ts';

export interface ListToolsOptions extends Pick<ListToolsProps, 'columns' | 'usualColumns' | 'children'> {
  /** Whose list it is. */
  readonly page: PageName;
}

// They stand beside the list and may come after it.
const ListTools = lazy(async () => ({ default: (await import('@advantage/referrals/tools')).ListTools }));

/**
 * Saved views, columns and density of a page's list, all in its address, and export: what the screen of the list takes.
 * Keep the options the same from render to render; the tools then render when they change.
 */
export function useListTools(options: ListToolsOptions) {
  const { page, columns, usualColumns, children } = options;
  const { user, profile } = useConsole();
  const [search, change] = useListState();
  const names = useMemo(() => columns.map(({ id }) => id), [columns]);
  const look = useMemo(
    () => lookOfState({ columns: search.columns, density: search.density }, names),
    [search.columns, search.density, names],
  );
  const shelf = shelfOf(profile.username, page);
  const tools = useCallback(
    (shown: ShownList) => (
      <RegionBoundary what="The tools of the list could not be shown" layout="bar">
        <Suspense fallback={null}>
          <ListTools
            list={page}
            shown={shown}
            audience={audienceOf(user)}
            columns={columns}
            usualColumns={usualColumns}
            look={look}
            onLookChange={(next) => change((current) => ({ ...current, ...stateOfLook(next) }))}
            views={{
              shelf,
              state: stateOfSearch(search),
              onOpen: (state) => change((current) => searchOfState(current, state)),
            }}
          >
            {children}
          </ListTools>
        </Suspense>
      </RegionBoundary>
    ),
    [page, user, columns, usualColumns, look, search, shelf, children, change],
  );
  const shown = useMemo(
    () => (look.columns ?? usualColumns ?? names).flatMap((name) => columns.filter(({ id }) => id === name)),
    [look.columns, usualColumns, names, columns],
  );
  return { columns: shown, density: look.density, tools };
}
