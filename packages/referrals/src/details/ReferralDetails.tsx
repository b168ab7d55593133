import { useEvent } from '@advantage/ui/internal';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Claims, useClaim } from '../claim/useClaim.ts';
import type { ReferralDetailsPanelProps } from '../details/ReferralDetailsPanel.tsx';
import {
  type ReferralListParts,
  useReferralListDetails,
  useReferralListParts,
} from '../list/ReferralListProvider.tsx';
import { mergeIntoRow } from '../list/useReferralList.ts';
import { claimOffer } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralSource } from '../source/referralSource.ts';

export interface ReferralDetailsProps
  extends Pick<ReferralDetailsPanelProps, 'paymentMethodLink' | 'onProgressChange' | 'more' | 'isOwn'> {
  /** Loads details and sends claims. Pass the same object on every render. */
  readonly source: Pick<ReferralSource, 'get' | 'claim' | 'marketplace' | 'streetViewUrl'>;
  /** Returns the URL of a referral, for the button that copies it. Default: no button. */
  readonly linkOf?: ((opportunityId: string) => string) | undefined;
  /**
   * Called to open a referral from the message about its claim, even after the user has left the list. Default: opens
   * it in the list while the list is mounted.
   */
  readonly onOpen?: ((opportunityId: string) => void) | undefined;
}

/**
 * Shows the details of the open referral next to its list. Agents can claim in the panel and from a row. Use inside
 * `ReferralListProvider`, with a table that has `rowAction="select"`.
 */
export function ReferralDetails({ source, linkOf, onOpen, ...panelProps }: ReferralDetailsProps) {
  const list = useReferralListParts('ReferralDetails');
  const { table, live, audience, showPrices, tableRef } = list;
  const { selectedKey, setSelectedKey } = useReferralListDetails('ReferralDetails');
  // The row is highlighted immediately. The panel takes more work, so it renders after that paint.
  const shownId = useDeferredValue(selectedKey);
  const model = table.getRowModel();
  const rows = useMemo(() => model.rows.map(({ original }) => original), [model]);
  const replaceRow = (referral: Referral, how: { readonly isOwn?: boolean } = {}) => {
    const row = mergeIntoRow(live.rows, referral);
    if (row) live.list.replaceRow(row, how);
  };
  const claims = useClaim({
    source,
    ...list.user,
    shownId: selectedKey,
    onOpen: onOpen ?? setSelectedKey,
    onClaimed: (referral) => replaceRow(referral, { isOwn: true }),
    onConflictRow: (referral) => replaceRow(referral),
  });
  const { pageIndex, pageSize: size } = table.state.pagination;
  const [page, total] = [live.query?.page ?? pageIndex, table.getRowCount()];
  const goTo = useNeighborNavigation(list, rows, page);
  // Based on the selected row, not the one in the panel, because keys may be faster than the panel.
  const index = rows.findIndex(({ opportunityId }) => opportunityId === selectedKey);
  const navigationBy = (step: -1 | 1) => {
    const neighbor = adjacentReferral({ index, count: rows.length, page, size, total }, step);
    return neighbor ? () => goTo(neighbor) : undefined;
  };
  const parts = useParts(selectedKey !== null);
  return (
    <>
      {parts && (
        <parts.ReferralDetailsPanel
          {...panelProps}
          opportunityId={shownId}
          row={rows.find(({ opportunityId }) => opportunityId === shownId) ?? null}
          source={source}
          audience={audience}
          claims={claims}
          showPrices={showPrices}
          position={index === -1 ? null : { index: page * size + index, total }}
          onPrevious={navigationBy(-1)}
          onNext={navigationBy(1)}
          onClose={() => setSelectedKey(null)}
          link={shownId === null ? undefined : linkOf?.(shownId)}
          // Pressing a row of the list, the question at a row, or a control of the page doesn't close the panel.
          isInside={(element) =>
            element.closest(controls) !== null ||
            tableRef.current?.contains(element.closest('tr[data-id]')) === true
          }
          // The button of the row, or of the first row if that row has left the list.
          returnFocusTo={() =>
            findRowOpener(tableRef.current, `tr[data-id="${CSS.escape(shownId ?? '')}"]`) ??
            findRowOpener(tableRef.current, 'tr')
          }
        />
      )}
      <ClaimAtRow
        list={list}
        rows={rows}
        claims={audience === 'agent' && showPrices ? claims : null}
        paymentMethodLink={panelProps.paymentMethodLink}
      />
    </>
  );
}

/** Elements that react to a press themselves. */
const controls = 'a, button, input, label, select, [role=dialog], [role=menu], [role=listbox]';

const findRowOpener = (list: HTMLElement | null, row: string) =>
  list?.querySelector<HTMLElement>(`${row} [data-opens-row]`) ?? null;

interface PendingMove extends Neighbor {
  /** The referral that was open when the user went there. Opening or closing another one cancels the move. */
  readonly from: string | null;
}

/** Returns a function that opens another referral: at once, or when its page has loaded. */
function useNeighborNavigation({ table, live }: ReferralListParts, rows: readonly Referral[], page: number) {
  const { selectedKey, setSelectedKey } = useReferralListDetails('ReferralDetails');
  const [pending, setPending] = useState<PendingMove | null>(null);
  const isPageLoaded = pending !== null && !live.isLoading && live.query?.page === pending.page;
  const edge = isPageLoaded ? rows.at(pending.at)?.opportunityId : undefined;
  const targetId = pending?.from === selectedKey ? edge : undefined;
  useEffect(() => {
    if (!isPageLoaded) return;
    setPending(null);
    if (targetId !== undefined) setSelectedKey(targetId);
  }, [isPageLoaded, targetId, setSelectedKey]);
  return (neighbor: Neighbor) => {
    if (neighbor.page === page) return setSelectedKey(rows[neighbor.at]?.opportunityId ?? selectedKey);
    setPending({ ...neighbor, from: selectedKey });
    table.setPageIndex(neighbor.page);
  };
}

interface ClaimAtRowProps extends Pick<ReferralDetailsPanelProps, 'paymentMethodLink'> {
  readonly list: ReferralListParts;
  readonly rows: readonly Referral[];
  /** Null when the user can't claim. */
  readonly claims: Claims | null;
}

type Parts = typeof import('../details/lazyParts.ts');

let loaded: Parts | undefined;

async function load(): Promise<Parts> {
  loaded ??= await import('../details/lazyParts.ts');
  return loaded;
}

/** Loads the panel and the claim popover on the first key press or pointer move, so no press has to wait for them. */
function useParts(isNeeded: boolean): Parts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (parts) return;
    const start = () => void load().then(setParts, () => {});
    if (isNeeded) return start();
    const events = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, start, { once: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, start);
    };
  }, [parts, isNeeded]);
  return parts;
}

/** Milliseconds until a closed claim popover has faded out and focus is back in its row. */
const focusReturnDelay = 500;

/** Holds the list while a claim popover is open and until focus is back in its row. */
function useClaimHold({ list }: ReferralListParts['live'], isConfirming: boolean) {
  useEffect(() => {
    if (!isConfirming) return;
    const release = list.hold('claim');
    return () => void setTimeout(release, focusReturnDelay);
  }, [list, isConfirming]);
}

function ClaimAtRow({ list, rows, claims, paymentMethodLink }: ClaimAtRowProps) {
  const { selectedKey, setSelectedKey } = useReferralListDetails('ReferralDetails');
  const { onRequest } = list.claims;
  const [Popover, setPopover] = useState<Parts['ClaimPopover']>();
  const [pendingReferral, setPendingReferral] = useState<Referral | null>(null);
  useClaimHold(list.live, pendingReferral !== null);
  const requestConfirmation = useEvent((referral: Referral) => {
    const id = referral.opportunityId;
    if (!claims || !claimOffer(referral)) return setSelectedKey(id);
    const openAtRow = ({ ClaimPopover }: Parts) => {
      claims.ask(referral);
      setPopover(() => ClaimPopover);
      setPendingReferral(referral);
    };
    // The panel asks for the same confirmation: when it already shows this referral, or the popover failed to load.
    const openInPanel = () => {
      setSelectedKey(id);
      claims.ask(referral);
    };
    if (selectedKey === id) openInPanel();
    else void load().then(openAtRow, openInPanel);
  });
  useEffect(() => onRequest(requestConfirmation), [onRequest, requestConfirmation]);
  if (!Popover || !claims) return null;
  const row =
    rows.find(({ opportunityId }) => opportunityId === pendingReferral?.opportunityId) ?? pendingReferral;
  return (
    <Popover
      referral={row}
      claims={claims}
      containerRef={list.tableRef}
      paymentMethodLink={paymentMethodLink}
      onOpen={setSelectedKey}
      onClose={() => setPendingReferral(null)}
    />
  );
}

/** Where a referral is: `index` is its place on the page, or -1 if it isn't there, and `page` counts from 0. */
type ListPosition = Readonly<Record<'index' | 'count' | 'page' | 'size' | 'total', number>>;

/** Where the previous or next referral is: its page, and its place there, -1 for the last. */
interface Neighbor {
  readonly page: number;
  readonly at: number;
}

/** Returns the previous (-1) or next (1) referral of a list, across its pages. Null at the ends of the list. */
export function adjacentReferral(
  { index, count, page, size, total }: ListPosition,
  step: -1 | 1,
): Neighbor | null {
  if (index === -1) return null;
  const next = index + step;
  if (next >= 0 && next < count) return { page, at: next };
  if (step === -1) return page > 0 ? { page: page - 1, at: -1 } : null;
  return (page + 1) * size < total ? { page: page + 1, at: 0 } : null;
}
