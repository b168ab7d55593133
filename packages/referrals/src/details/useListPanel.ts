import { type RefObject, useDeferredValue, useEffect, useState } from 'react';
import type { LiveReferrals } from '../live/referralRules.ts';
import type { LiveReferralsView } from '../live/useLiveReferrals.ts';
import type { ListPaging } from '../table/TableFrame.tsx';
import { adjacentReferral, type Neighbor } from './adjacentReferral.ts';
import { type UseClaimOptions, useClaim } from './useClaim.ts';

export interface ListPanelOptions extends Pick<UseClaimOptions, 'source' | 'username' | 'onOpen'> {
  /** The list that the panel belongs to. */
  readonly live: Pick<LiveReferralsView, 'rows' | 'query' | 'isLoading'> & {
    readonly list: Pick<LiveReferrals, 'replaceRow'>;
  };
  readonly paging: NonNullable<ListPaging>;
  /** The referral whose details are open; null for none. */
  readonly selectedId: string | null;
  /** What holds the rows of the list. */
  readonly within: RefObject<HTMLElement | null>;
  /** Called with the referral to open, or null to close. */
  readonly onSelectedChange: (opportunityId: string | null) => void;
}

/**
 * What a list and its details panel have in common: the open row, its neighbors across the pages, and claims,
 * whose results replace rows. Spread `panel` on `ReferralDetailsPanel`.
 */
export function useListPanel(options: ListPanelOptions) {
  const { live, paging, selectedId, onSelectedChange, source, username, within } = options;
  const { list, rows } = live;
  // The row says at once that it was pressed; the panel, which is more work, comes after that paint.
  const shownId = useDeferredValue(selectedId);
  const index = rows.findIndex((row) => row.opportunityId === selectedId);
  const goTo = useNeighbor(options);
  const claims = useClaim({
    source,
    username,
    shownId: selectedId,
    onOpen: options.onOpen,
    onClaimed: (referral) => list.replaceRow(referral, { isOwn: true }),
    onConflictRow: (referral) => list.replaceRow(referral),
  });
  const page = live.query?.page ?? paging.page;
  // From the row in force: keys may be faster than the panel.
  const place = { ...paging, page, index, count: rows.length };
  const wayTo = (neighbor: Neighbor | null) => (neighbor ? () => goTo(neighbor) : undefined);
  return {
    claims,
    panel: {
      opportunityId: shownId,
      row: rows.find((row) => row.opportunityId === shownId) ?? null,
      claims,
      position: index === -1 ? null : { index: page * paging.size + index, total: paging.total },
      onPrevious: wayTo(adjacentReferral(place, -1)),
      onNext: wayTo(adjacentReferral(place, 1)),
      onClose: () => onSelectedChange(null),
      /** The rows of the list, and the question at one of them. */
      isInside: (element: Element) =>
        element.closest('[role=dialog]') !== null ||
        within.current?.contains(element.closest('tr[data-id]')) === true,
      /** The button of the row; where the row has left the list meanwhile, that of the first one. */
      returnFocusTo: () =>
        openerIn(within.current, `tr[data-id="${CSS.escape(shownId ?? '')}"]`) ??
        openerIn(within.current, 'tr'),
    },
  };
}

const openerIn = (list: HTMLElement | null, row: string) =>
  list?.querySelector<HTMLElement>(`${row} [data-opens-row]`) ?? null;

interface Awaited extends Extract<Neighbor, { on: 'other-page' }> {
  /** The referral from which the reader went there; opening or closing another one calls it off. */
  readonly from: string | null;
}

/** Goes to a neighbor: at once on the same page, else when the other page is there. */
function useNeighbor({ live, paging, selectedId, onSelectedChange }: ListPanelOptions) {
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const { rows, query, isLoading } = live;
  const isThere = awaited !== null && !isLoading && query?.page === awaited.page;
  const edge = isThere ? rows.at(awaited.edge === 'first' ? 0 : -1)?.opportunityId : undefined;
  const arrived = awaited?.from === selectedId ? edge : undefined;
  useEffect(() => {
    if (!isThere) return;
    setAwaited(null);
    if (arrived !== undefined) onSelectedChange(arrived);
  }, [isThere, arrived, onSelectedChange]);
  return (neighbor: Neighbor) => {
    if (neighbor.on === 'other-page') {
      setAwaited({ ...neighbor, from: selectedId });
      paging.onPageChange(neighbor.page);
      return;
    }
    const row = rows[neighbor.index];
    if (row) onSelectedChange(row.opportunityId);
  };
}
