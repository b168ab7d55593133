import type { FeatureFlagGateway } from '@advantage/feature-flags';
import type { MarketplaceGateway } from '@advantage/marketplace-form';
import type { DeliveryTest, MarketplaceHistory } from '@advantage/marketplace-insight';
import type { ReferralSource } from '@advantage/referrals';
import type { UserLookup } from '@advantage/referrals/wire';

/**
 * The interfaces through which pages behind sign-in reach a backend. `createHttpGateways` implements them over HTTP;
 * other backends provide their own. Only `referrals` is required: leave out what a backend doesn't have, and the pages
 * for it.
 */
export interface ConsoleGateways {
  readonly referrals: ReferralSource;
  /** Required by the marketplace pages. */
  readonly marketplaces?: MarketplaceGateway;
  /** Required by `useFeatureFlag`. */
  readonly featureFlags?: FeatureFlagGateway;
  /** Default: no history is shown. */
  readonly marketplaceHistory?: MarketplaceHistory | undefined;
  /** Default: no delivery test is shown. */
  readonly deliveryTest?: DeliveryTest | undefined;
  /** Looks up a user's name and agency for the profile card. Default: the card shows the profile of the sign-in. */
  lookUpUser?(username: string, signal: AbortSignal): Promise<UserLookup>;
}
