import { useMemo, useState } from 'react';
import { ReferralsScreen } from '../list/ReferralsScreen.tsx';
import { adminColumns } from '../referral/referralColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { lookOfState, stateOfLook, usualLook } from '../tools/columnChoice.ts';
import type { ViewStorage } from '../tools/deviceStorage.ts';
import { ListTools } from '../tools/ListTools.tsx';
import type { ListState } from '../tools/SavedView.ts';
import { ViewShelf } from '../tools/ViewShelf.ts';

const columns = adminColumns();
const names = columns.map(({ id }) => id);

/** What a state says, without what it leaves out. */
const said = (state: Readonly<Record<string, string | undefined>>): ListState =>
  Object.fromEntries(
    Object.entries(state).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );

/** A storage of its own for each story, with the views it begins with. */
export function storyStorage(
  views: readonly { readonly name: string; readonly state: ListState }[] = [],
): ViewStorage {
  const named = views.map((view, index) => ({ ...view, id: `view-${index}` }));
  const items = new Map([
    ['referral-views/all-referrals', JSON.stringify({ version: 1, views: named, defaultId: 'view-0' })],
  ]);
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, text) => void items.set(key, text) };
}

export interface StoryListProps {
  readonly source: Pick<ReferralSource, 'list' | 'available'>;
  readonly storage: ViewStorage;
}

/** A list with its tools, as a host puts them together: here the look is kept by the component instead of an address. */
export function StoryList({ source, storage }: StoryListProps) {
  const [look, setLook] = useState(usualLook);
  const shelf = useMemo(() => new ViewShelf(storage, 'all-referrals'), [storage]);
  const shown = useMemo(
    () => (look.columns ?? names).flatMap((name) => columns.filter(({ id }) => id === name)),
    [look.columns],
  );
  return (
    <ReferralsScreen
      source={source}
      audience="admin"
      showStateFilter
      columns={shown}
      density={look.density}
      tools={(list) => (
        <ListTools
          list="all-referrals"
          shown={list}
          audience="admin"
          columns={columns}
          look={look}
          onLookChange={setLook}
          views={{
            shelf,
            state: said(stateOfLook(look)),
            onOpen: (state) => setLook(lookOfState(state, names)),
          }}
        />
      )}
    />
  );
}
