import { useMemo } from 'react';
import { AllReferralsScreen } from '../list/AllReferralsScreen.tsx';
import type { ReferralFilterName } from '../list/ReferralFilterBar.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { ColumnPicker } from '../tools/ColumnPicker.tsx';
import type { ViewStorage } from '../tools/deviceStorage.ts';
import { ExportButton } from '../tools/ExportButton.tsx';
import type { SavedViewParams } from '../tools/SavedView.ts';
import { SavedViewStore } from '../tools/SavedViewStore.ts';
import { SavedViews } from '../tools/SavedViews.tsx';

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
}

const filters: readonly ReferralFilterName[] = ['date', 'state'];

/** A list with its tools, as a host would compose them. */
export function StoryList({ source, storage }: StoryListProps) {
  const store = useMemo(() => new SavedViewStore(storage, 'all-referrals'), [storage]);
  return (
    <AllReferralsScreen source={source} audience="admin" filters={filters}>
      <SavedViews store={store} />
      <ColumnPicker />
      <ExportButton />
    </AllReferralsScreen>
  );
}
