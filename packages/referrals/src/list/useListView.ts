import { useState } from 'react';
import type { ReferralAudience } from '../model/audience.ts';
import { defaultListView, type ListView } from './listView.ts';
import { defaultScope } from './scope.ts';

/** What a list shows first: the defaults of the product, of the reader, and of the route (TBL-1, TBL-24). */
export const initialListView = (audience: ReferralAudience, route: Partial<ListView> = {}): ListView => ({
  ...defaultListView,
  scope: defaultScope(audience),
  ...route,
});

/** The view of a list, where its host keeps it, and who reads it. */
export interface ListViewOptions {
  /** Who reads it (ROL-7). */
  readonly audience: ReferralAudience;
  /** What the route sets. Default nothing. */
  readonly initialView?: Partial<ListView> | undefined;
  /** The view in force, e.g. from the URL. Default: the screen keeps it itself. */
  readonly view?: ListView | undefined;
  /** Called with each new view. */
  readonly onViewChange?: ((view: ListView) => void) | undefined;
}

/** The view of a list: the host's, or kept here. */
export function useListView({ audience, initialView, view, onViewChange }: ListViewOptions) {
  const [own, setOwn] = useState(() => initialListView(audience, initialView));
  const setView = (next: ListView) => {
    // A host that keeps the view renders for it once, not twice.
    if (view === undefined) setOwn(next);
    onViewChange?.(next);
  };
  return [view ?? own, setView] as const;
}
