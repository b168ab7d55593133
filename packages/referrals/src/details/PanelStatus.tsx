import type { Referral } from '../model/referral.ts';
import { ReferralStatusBadge } from '../referral/ReferralStatusBadge.tsx';
import { ReferralStatusButton } from '../referral/ReferralStatusButton.tsx';

export interface PanelStatusProps {
  readonly referral: Referral;
  /** Agents see a button, everyone else a badge. */
  readonly isAgent: boolean;
  /** Whether the panel offers claiming. Its claim button then takes the place of an Available status. */
  readonly canClaim: boolean;
  /** Whether prices are shown. */
  readonly showPrices: boolean;
}

const nothing = () => {};

/** The referral's status in a panel. Gray buttons are disabled. */
export function PanelStatus({ referral, isAgent, canClaim, showPrices }: PanelStatusProps) {
  const isAvailable = referral.marketplaceStatus === 'Available';
  if (isAgent && !isAvailable)
    return (
      <ReferralStatusButton
        referral={referral}
        showPrices={showPrices}
        namesReferral={false}
        onPress={nothing}
      />
    );
  return isAvailable && canClaim ? null : (
    <ReferralStatusBadge status={referral.marketplaceStatus} size="m" />
  );
}
