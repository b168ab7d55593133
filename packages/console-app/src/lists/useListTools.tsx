import type { ShownList } from '@advantage/referrals';
import { type ListToolsProps, lookOfState, stateOfLook } from '@advantage/referrals/tools';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { PageName } from '../access/access.ts';
import { searchOfState, stateOfSearch } from '../address/listState.ts';
import { useListState } from '../address/useListSearch.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { RegionBoundary } from '../shell/RegionBoundary.tsx';
import { audienceOf } from './audience.ts';
import { shelfOf } from './personalLists.ts';

type ToolColumn = ListToolsProps['columns'][number]['id'];

export interface ListToolsOptions<Name extends ToolColumn>
  extends Pick<ListToolsProps<Name>, 'columns' | 'usualColumns' | 'children'> {
  /** Whose list it is. */
  readonly page: PageName;
}

// They stand beside the list and may come after it.
const ListTools = lazy(async () => ({ default: (await import('@advantage/referrals/tools')).ListTools }));

/**
 * Saved views, columns and density of a page's list, all in its address, and export: what the screen of the list takes.
 * Keep the options the same from render to render; the tools then render when they change.
 */
export function useListTools<Name extends ToolColumn>(options: ListToolsOptions<Name>) {
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
  return { columns: look.columns ?? usualColumns ?? names, density: look.density, tools };
}
