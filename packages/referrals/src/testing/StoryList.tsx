import { useMemo } from 'react';
import type { ReferralFilterName } from '../list/listView.ts';
import { AllReferralsScreen } from '../screens/FilteredScreen.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import type { AlertStore } from '../tools/alerts/AlertStore.ts';
import type { ViewStorage } from '../tools/deviceStorage.ts';
import { type SavedViewParams, SavedViewStore } from '../tools/views/SavedViewStore.ts';

/** Creates a new storage for a story, with initial views. */
export function storyStorage(
  views: readonly { readonly name: string; readonly state: SavedViewParams }[] = [],
): ViewStorage {
  const named = views.map((view, index) => ({ ...view, id: `view-${index}` }));
  const items = new Map([
    ['referral-views/all-referrals', JSON.stringify({ version: 1, views: named, defaultId: 'view-0' })],
  ]);
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, text) => void items.set(key, text) };
}

export interface StoryListProps {
  readonly source: Pick<ReferralSource, 'list'>;
  readonly storage: ViewStorage;
  /** Default: the list has no alerts. */
  readonly alerts?: AlertStore;
}

const filters: readonly ReferralFilterName[] = ['date', 'state'];

/** A list with its tools, as a host would compose them. */
export function StoryList({ source, storage, alerts }: StoryListProps) {
  const store = useMemo(() => new SavedViewStore(storage, 'all-referrals'), [storage]);
  return (
    <AllReferralsScreen
      source={source}
      audience="admin"
      filters={filters}
      savedViews={store}
      alerts={alerts}
    />
  );
}
