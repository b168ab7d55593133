import {
  type InitialListState,
  initialListState,
  type ListAddress,
  parseListState,
  type ReferralAudience,
  type ReferralListState,
  serializeListState,
} from '@advantage/referrals';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Search } from './search.ts';

/** Returns a stable function that changes the query of the current page. */
function useUpdateSearch() {
  const navigate = useNavigate();
  return useCallback(
    (to: (search: Search) => Search, { replace = false }: { readonly replace?: boolean } = {}) =>
      void navigate({ to: '.', search: to, resetScroll: false, replace }),
    [navigate],
  );
}

/** Returns the referral that is open next to the current page's list, and a function that changes the query. */
export function useOpenReferral() {
  const referral = useSearch({ strict: false, select: (search: Search) => search.referral });
  return [referral ?? null, useUpdateSearch()] as const;
}

const withoutReferral = ({ referral: _, ...search }: Search): Search => search;

/** Options for keeping a list's state in the URL. Keep the columns and the initial state the same objects. */
export interface ListAddressOptions extends Pick<ListAddress, 'columns' | 'alsoSortsBy'> {
  readonly audience: ReferralAudience;
  readonly initialState?: InitialListState | undefined;
}

/** The state of a list and its change handler, as props of the list screens. */
interface AddressedList {
  readonly initialState: InitialListState | undefined;
  readonly state: Omit<ReferralListState, 'rowSelection'>;
  readonly onStateChange: (next: ReferralListState) => void;
}

/** Changing only these parameters replaces the history entry: Back restores what a list shows, not how it looks. */
const layoutParams: readonly string[] = ['columns', 'density', 'pin', 'widths'];

/**
 * Keeps the state of a list in the URL, so that it can be shared, survives a reload, and can be undone with Back. The
 * row selection isn't in the URL.
 */
export function useListAddress({
  columns,
  alsoSortsBy,
  audience,
  initialState,
}: ListAddressOptions): AddressedList {
  const search: Search = useSearch({ strict: false, select: withoutReferral, structuralSharing: true });
  const change = useUpdateSearch();
  const address = useMemo(
    () => ({ columns, alsoSortsBy, defaults: initialListState(columns, audience, initialState) }),
    [columns, alsoSortsBy, audience, initialState],
  );
  const state = useMemo(() => {
    const { rowSelection: _, ...listState } = parseListState(search, address);
    return listState;
  }, [search, address]);
  const onStateChange = useCallback(
    (next: ReferralListState) => {
      const texts = serializeListState(next, address);
      const changed = Object.entries(texts).filter(([name, text]) => search[name] !== text);
      if (changed.length === 0) return;
      const replace = changed.every(([name]) => layoutParams.includes(name));
      change((current) => ({ ...current, ...texts }), { replace });
    },
    [address, search, change],
  );
  return { initialState, state, onStateChange };
}
