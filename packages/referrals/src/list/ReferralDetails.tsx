import { useEffect } from 'react';
import { ReferralDetailsPanel, type ReferralDetailsPanelProps } from '../details/ReferralDetailsPanel.tsx';
import { useListPanel } from '../details/useListPanel.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { useReferralListParts } from './ReferralListProvider.tsx';

export interface ReferralDetailsProps
  extends Pick<ReferralDetailsPanelProps, 'paymentMethodLink' | 'onProgressChange' | 'more' | 'isOwn'> {
  /** Where details come from and claims go. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'get' | 'claim' | 'streetViewUrl'>;
  /** Gives the address of a referral, for the button that copies it. Default: no button. */
  readonly linkOf?: ((opportunityId: string) => string) | undefined;
}

/**
 * The details of the open referral, next to its list; agents claim in it. A part of `ReferralListProvider`, whose table
 * has `rowAction="select"`.
 */
export function ReferralDetails({ source, linkOf, ...panelProps }: ReferralDetailsProps) {
  const list = useReferralListParts('ReferralDetails');
  const { rows, query, isLoading, state, setState, selectedKey, claimAsker } = list;
  const { pageIndex: page, pageSize: size } = state.pagination;
  const { ask, panel } = useListPanel({
    live: { list, rows, query, isLoading },
    paging: {
      page,
      size,
      total: list.total,
      onPageChange: (pageIndex) => setState({ pagination: { ...state.pagination, pageIndex } }),
    },
    selectedId: selectedKey,
    onSelectedChange: list.setSelectedKey,
    source,
    username: list.username,
  });
  useEffect(() => {
    claimAsker.current = ask;
    return () => {
      claimAsker.current = null;
    };
  }, [claimAsker, ask]);
  return (
    <ReferralDetailsPanel
      {...panelProps}
      {...panel}
      source={source}
      audience={list.audience}
      showPrices={list.showPrices}
      link={selectedKey === null ? undefined : linkOf?.(selectedKey)}
    />
  );
}
