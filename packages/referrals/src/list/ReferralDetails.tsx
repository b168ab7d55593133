import { useEvent } from '@advantage/ui/internal';
import { useEffect, useState } from 'react';
import type { ReferralDetailsPanelProps } from '../details/ReferralDetailsPanel.tsx';
import type { Claims } from '../details/useClaim.ts';
import { useListPanel } from '../details/useListPanel.ts';
import { claimOffer } from '../model/claimOffer.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { type ReferralListParts, useReferralListParts } from './ReferralListProvider.tsx';

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
  const { rows, query, isLoading, state, setState, selectedKey } = list;
  const { pageIndex: page, pageSize } = state.pagination;
  const { claims, panel } = useListPanel({
    live: { list, rows, query, isLoading },
    paging: {
      page,
      size: pageSize,
      total: list.total,
      onPageChange: (pageIndex) => setState({ pagination: { ...state.pagination, pageIndex } }),
    },
    selectedId: selectedKey,
    within: list.tableRef,
    onSelectedChange: list.setSelectedKey,
    onOpen: onOpen ?? list.setSelectedKey,
    source,
    username: list.username,
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
        claims={canClaim ? claims : null}
        paymentMethodLink={panelProps.paymentMethodLink}
      />
    </>
  );
}

interface ClaimAtRowProps extends Pick<ReferralDetailsPanelProps, 'paymentMethodLink'> {
  readonly list: ReferralListParts;
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
function useClaimHold(live: ReferralListParts['live'], isConfirming: boolean) {
  useEffect(() => {
    if (!isConfirming) return;
    const release = live.hold('claim');
    return () => void setTimeout(release, focusReturnDelay);
  }, [live, isConfirming]);
}

/** The claim popover of the row whose claim button was pressed. */
function ClaimAtRow({ list, claims, paymentMethodLink }: ClaimAtRowProps) {
  const { confirmClaimRef, rows, selectedKey, setSelectedKey } = list;
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
  useEffect(() => {
    confirmClaimRef.current = requestConfirmation;
    return () => {
      confirmClaimRef.current = null;
    };
  }, [confirmClaimRef, requestConfirmation]);
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
