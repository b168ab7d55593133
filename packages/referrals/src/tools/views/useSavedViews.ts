import { useStore } from '@advantage/live-list/react';
import { useMemo, useState } from 'react';
import { parseListState, serializeListState } from '../../list/listAddress.ts';
import { useReferralListDetails, useReferralListParts } from '../../list/ReferralListProvider.tsx';
import { useReloadFromOtherTabs } from '../useReloadFromOtherTabs.ts';
import { isSameState, type SavedView, type SavedViewParams } from './SavedView.ts';
import type { SavedViewStore } from './SavedViewStore.ts';
import { noSavedViews } from './storedViews.ts';

/** Removes undefined parameters and the page, which isn't part of a view. */
const viewParams = ({ page: _, ...texts }: ReturnType<typeof serializeListState>): SavedViewParams =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );

const noStore = { content: { get: () => noSavedViews, subscribe: () => () => {} }, reload() {} };

/** Returns what the list shows as the parameters of a view, the saved view that is the same, and how to show one. */
export function useSavedViews(store: SavedViewStore | undefined) {
  const { state, address, setState } = useReferralListParts('ReferralListToolbar');
  const { selectedKey, setSelectedKey } = useReferralListDetails('ReferralListToolbar');
  const [shownId, setShownId] = useState<string | null>(null);
  const { content } = store ?? noStore;
  const { views } = useStore<typeof noSavedViews>(content);
  useReloadFromOtherTabs(store ?? noStore);
  const params = useMemo(() => viewParams(serializeListState(state, address)), [state, address]);
  // Compares the views as they'd show here: a view from another user may name columns that this list doesn't have.
  const same = views.filter((view) =>
    isSameState(viewParams(serializeListState(parseListState(view.state, address), address)), params),
  );
  return {
    params,
    current: same.find(({ id }) => id === shownId) ?? same[0],
    show(view: SavedView) {
      setShownId(view.id);
      if (selectedKey !== null) setSelectedKey(null);
      setState({ ...parseListState(view.state, address), rowSelection: {} });
    },
  };
}
