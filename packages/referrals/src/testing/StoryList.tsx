import { useMemo, useState } from 'react';
import { ReferralsScreen } from '../list/ReferralsScreen.tsx';
import { adminColumns, columnLabels } from '../referral/columns.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import type { ViewStorage } from '../table/deviceStorage.ts';
import { lookOfState, stateOfLook, usualLook } from '../tools/columnChoice.ts';
import { ListTools } from '../tools/ListTools.tsx';
import type { ListState } from '../tools/SavedView.ts';
import { ViewShelf } from '../tools/ViewShelf.ts';

const names = adminColumns.filter((name) => name !== 'isMobileView');
const columns = names.map((id) => ({ id, label: columnLabels[id], isFixed: id === 'status' }));

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
  const [look, setLook] = useState<ReturnType<typeof lookOfState<(typeof names)[number]>>>(usualLook);
  const shelf = useMemo(() => new ViewShelf(storage, 'all-referrals'), [storage]);
  return (
    <ReferralsScreen
      source={source}
      audience="admin"
      showStateFilter
      columns={[...(look.columns ?? names), 'isMobileView']}
      density={look.density}
      tools={(shown) => (
        <ListTools
          list="all-referrals"
          shown={shown}
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
