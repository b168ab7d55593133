import type { Referral } from '../model/referral.ts';
import { ReferralStatusBadge } from '../referral/ReferralStatusBadge.tsx';
import { ReferralStatusButton } from '../referral/ReferralStatusButton.tsx';

export interface PanelStatusProps {
  readonly referral: Referral;
  /** Agents see a button, everyone else a badge. */
  readonly isAgent: boolean;
  /** Whether the panel offers to claim: its button is then the status of an Available referral. */
  readonly canClaim: boolean;
  /** Whether prices may show. */
  readonly showPrices: boolean;
}

const nothing = () => {};

/** The status of the referral in a panel. Its gray buttons are disabled. */
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
