import type { ReactNode } from 'react';
import type { Referral } from '../model/referral.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralDetailsPanel, type ReferralDetailsPanelProps } from './ReferralDetailsPanel.tsx';
import { type ListPanelOptions, useListPanel } from './useListPanel.ts';

/** What a screen needs to show the details of its referrals itself. */
export interface DetailsOptions
  extends Pick<ListPanelOptions, 'onSelectedChange'>,
    Pick<ReferralDetailsPanelProps, 'paymentMethodLink' | 'onProgressChange' | 'more'> {
  /** Where details come from and claims go (DTL-3, CLM-1). Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'get' | 'claim' | 'streetViewUrl'>;
  /** Gives the address of a referral, for the button that copies it. Default: no button. */
  readonly linkOf?: (opportunityId: string) => string;
}

export interface ListDetailsProps
  extends Omit<ListPanelOptions, 'source' | 'onSelectedChange'>,
    Pick<ReferralDetailsPanelProps, 'audience' | 'isOwn' | 'showPrices'> {
  readonly details: DetailsOptions;
  /** The list: given what the press of a row and of a status does. */
  readonly children: (open: (referral: Referral) => void, ask: (referral: Referral) => void) => ReactNode;
}

/** A list and beside it the details of the referral that is open in it. */
export function ListDetails({ details, children, ...props }: ListDetailsProps) {
  const { source, onSelectedChange, linkOf, paymentMethodLink, onProgressChange, more } = details;
  const { audience, isOwn, showPrices, selectedId } = props;
  const { open, ask, panel } = useListPanel({ ...props, source, onSelectedChange });
  return (
    <>
      {children(open, ask)}
      <ReferralDetailsPanel
        {...panel}
        source={source}
        audience={audience}
        isOwn={isOwn}
        showPrices={showPrices}
        link={selectedId === null ? undefined : linkOf?.(selectedId)}
        paymentMethodLink={paymentMethodLink}
        onProgressChange={onProgressChange}
        more={more}
      />
    </>
  );
}
