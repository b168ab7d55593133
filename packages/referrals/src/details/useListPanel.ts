import { type RefObject, useDeferredValue, useEffect, useState } from 'react';
import { type UseClaimOptions, useClaim } from '../claim/useClaim.ts';
import type { LiveReferrals } from '../live/referralRules.ts';
import type { LiveReferralsView } from '../live/useLiveReferrals.ts';
import type { ListPaging } from '../table/TableFrame.tsx';
import { adjacentReferral, type Neighbor } from './adjacentReferral.ts';

export interface ListPanelOptions
  extends Pick<UseClaimOptions, 'source' | 'username' | 'agentName' | 'onOpen'> {
  /** The list that the panel belongs to. */
  readonly live: Pick<LiveReferralsView, 'rows' | 'query' | 'isLoading'> & {
    readonly list: Pick<LiveReferrals, 'replaceRow'>;
  };
  readonly paging: NonNullable<ListPaging>;
  /** The referral whose details are open; null for none. */
  readonly selectedId: string | null;
  /** The element that contains the list's rows. */
  readonly within: RefObject<HTMLElement | null>;
  /** Called with the referral to open, or null to close. */
  readonly onSelectedChange: (opportunityId: string | null) => void;
}

/**
 * Connects a list with its details panel: the open row, its previous and next referrals across pages, and claims, whose
 * results replace rows. Spread `panel` on `ReferralDetailsPanel`.
 */
export function useListPanel(options: ListPanelOptions) {
  const { live, paging, selectedId, onSelectedChange, source, username, within } = options;
  const { list, rows } = live;
  // The row is highlighted immediately. The panel takes more work, so it renders after that paint.
  const shownId = useDeferredValue(selectedId);
  const index = rows.findIndex((row) => row.opportunityId === selectedId);
  const goTo = useNeighborNavigation(options);
  const claims = useClaim({
    source,
    username,
    agentName: options.agentName,
    shownId: selectedId,
    onOpen: options.onOpen,
    onClaimed: (referral) => list.replaceRow(referral, { isOwn: true }),
    onConflictRow: (referral) => list.replaceRow(referral),
  });
  const page = live.query?.page ?? paging.page;
  // Based on the selected row, not the one in the panel, because keys may be faster than the panel.
  const listPosition = { ...paging, page, index, count: rows.length };
  const navigationTo = (neighbor: Neighbor | null) => (neighbor ? () => goTo(neighbor) : undefined);
  return {
    claims,
    panel: {
      opportunityId: shownId,
      row: rows.find((row) => row.opportunityId === shownId) ?? null,
      claims,
      position: index === -1 ? null : { index: page * paging.size + index, total: paging.total },
      onPrevious: navigationTo(adjacentReferral(listPosition, -1)),
      onNext: navigationTo(adjacentReferral(listPosition, 1)),
      onClose: () => onSelectedChange(null),
      /** Pressing a row of the list, the question at a row, or a control of the page doesn't close the panel. */
      isInside: (element: Element) =>
        element.closest(controls) !== null ||
        within.current?.contains(element.closest('tr[data-id]')) === true,
      /** The button of the row, or of the first row if that row has left the list. */
      returnFocusTo: () =>
        findRowOpener(within.current, `tr[data-id="${CSS.escape(shownId ?? '')}"]`) ??
        findRowOpener(within.current, 'tr'),
    },
  };
}

/** Elements that react to a press themselves. */
const controls = 'a, button, input, label, select, [role=dialog], [role=menu], [role=listbox]';

const findRowOpener = (list: HTMLElement | null, row: string) =>
  list?.querySelector<HTMLElement>(`${row} [data-opens-row]`) ?? null;

interface PendingMove extends Extract<Neighbor, { on: 'other-page' }> {
  /** The referral that was open when the user went there. Opening or closing another one cancels the move. */
  readonly from: string | null;
}

/**
 * Returns a function that opens the previous or next referral: immediately on the same page, or once the other page has
 * loaded.
 */
function useNeighborNavigation({ live, paging, selectedId, onSelectedChange }: ListPanelOptions) {
  const [pending, setPending] = useState<PendingMove | null>(null);
  const { rows, query, isLoading } = live;
  const isPageLoaded = pending !== null && !isLoading && query?.page === pending.page;
  const edge = isPageLoaded ? rows.at(pending.edge === 'first' ? 0 : -1)?.opportunityId : undefined;
  const targetId = pending?.from === selectedId ? edge : undefined;
  useEffect(() => {
    if (!isPageLoaded) return;
    setPending(null);
    if (targetId !== undefined) onSelectedChange(targetId);
  }, [isPageLoaded, targetId, onSelectedChange]);
  return (neighbor: Neighbor) => {
    if (neighbor.on === 'other-page') {
      setPending({ ...neighbor, from: selectedId });
      paging.onPageChange(neighbor.page);
      return;
    }
    const row = rows[neighbor.index];
    if (row) onSelectedChange(row.opportunityId);
  };
}
