import type { FeatureFlagGateway } from '@advantage/feature-flags';
import type { DeliveryTest, MarketplaceGateway, MarketplaceHistory } from '@advantage/marketplace-form';
import type { ReferralSource } from '@advantage/referrals';
import type { UserLookup } from '@advantage/referrals/wire';

/**
 * The ports through which the pages behind sign-in reach a backend. `createHttpGateways` implements them over HTTP; another
 * backend supplies its own. Only the lists are required: leave out what a backend does not have, and the pages for it.
 */
export interface ConsoleGateways {
  readonly referrals: ReferralSource;
  /** Needed by the pages of marketplaces. */
  readonly marketplaces?: MarketplaceGateway;
  /** Needed by `useFeatureFlag`. */
  readonly featureFlags?: FeatureFlagGateway;
  /** Default: nothing of a history shows. */
  readonly marketplaceHistory?: MarketplaceHistory | undefined;
  /** Default: nothing of a delivery test shows. */
  readonly deliveryTest?: DeliveryTest | undefined;
  /** Looks up name and agency of a user, for the profile card. Default: the card shows the profile of the sign-in. */
  lookUpUser?(username: string, signal: AbortSignal): Promise<UserLookup>;
}
