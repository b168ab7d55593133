import { useEvent } from '@advantage/ui/internal';
import { useEffect, useMemo, useState } from 'react';
import type { Claims } from '../claim/useClaim.ts';
import type { ReferralDetailsPanelProps } from '../details/ReferralDetailsPanel.tsx';
import { useListPanel } from '../details/useListPanel.ts';
import {
  type ReferralListParts,
  useReferralListDetails,
  useReferralListParts,
} from '../list/ReferralListProvider.tsx';
import { mergeIntoRow } from '../list/useReferralList.ts';
import { claimOffer } from '../model/claimOffer.ts';
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
  const { table, live } = list;
  const { selectedKey, setSelectedKey } = useReferralListDetails('ReferralDetails');
  const { pageIndex: page, pageSize } = table.state.pagination;
  const model = table.getRowModel();
  const rows = useMemo(() => model.rows.map(({ original }) => original), [model]);
  const replaceRow = (referral: Referral, how: { readonly isOwn?: boolean } = {}) => {
    const row = mergeIntoRow(live.rows, referral);
    if (row) live.list.replaceRow(row, how);
  };
  const { claims, panel } = useListPanel({
    live: { list: { replaceRow }, rows, query: live.query, isLoading: live.isLoading },
    paging: {
      page,
      size: pageSize,
      total: table.getRowCount(),
      onPageChange: (pageIndex) => table.setPageIndex(pageIndex),
    },
    selectedId: selectedKey,
    within: list.tableRef,
    onSelectedChange: setSelectedKey,
    onOpen: onOpen ?? setSelectedKey,
    source,
    username: list.user.username,
    agentName: list.user.agentName,
  });
  const canClaim = list.audience === 'agent' && list.showPrices;
  const parts = useParts(selectedKey !== null);
  return (
    <>
      {parts && (
        <parts.ReferralDetailsPanel
          {...panelProps}
          {...panel}
          source={source}
          audience={list.audience}
          showPrices={list.showPrices}
          link={panel.opportunityId === null ? undefined : linkOf?.(panel.opportunityId)}
        />
      )}
      <ClaimAtRow
        list={list}
        rows={rows}
        claims={canClaim ? claims : null}
        paymentMethodLink={panelProps.paymentMethodLink}
      />
    </>
  );
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

/** The claim popover of the row whose claim button was pressed. */
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
