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

/** Changes the query of the page that shows in place; always the same function. */
function useSearchChange() {
  const navigate = useNavigate();
  return useCallback(
    (to: (search: Search) => Search, { replace = false }: { readonly replace?: boolean } = {}) =>
      void navigate({ to: '.', search: to, resetScroll: false, replace }),
    [navigate],
  );
}

/** The referral that is open next to the list of the page that shows, and a function that changes the query in place. */
export function useOpenReferral() {
  const referral = useSearch({ strict: false, select: (search: Search) => search.referral });
  return [referral ?? null, useSearchChange()] as const;
}

const withoutReferral = ({ referral: _, ...search }: Search): Search => search;

/** What a list needs to keep its state in the address. Keep the columns and the first state the same objects. */
export interface ListAddressOptions extends Pick<ListAddress, 'columns' | 'alsoSortsBy'> {
  readonly audience: ReferralAudience;
  readonly initialState?: InitialListState | undefined;
}

/** The state of a list and how to change it, as the screens of lists take them. */
interface AddressedList {
  readonly initialState: InitialListState | undefined;
  readonly state: Omit<ReferralListState, 'rowSelection'>;
  readonly onStateChange: (next: ReferralListState) => void;
}

/** How a list looks is no step to go back to; what it shows is. */
const layoutParams: readonly string[] = ['columns', 'density', 'pin', 'widths'];

/**
 * The state of a list in the address: what is chosen can be shared, survives a reload, and Back takes it back. Which rows
 * are selected stays with the page.
 */
export function useListAddress({
  columns,
  alsoSortsBy,
  audience,
  initialState,
}: ListAddressOptions): AddressedList {
  const search: Search = useSearch({ strict: false, select: withoutReferral, structuralSharing: true });
  const change = useSearchChange();
  const address = useMemo(
    () => ({ columns, alsoSortsBy, usual: initialListState(columns, audience, initialState) }),
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
