import type { Connection, ConsoleGateways, SessionPort } from '@advantage/console-kit';
import { createInMemoryFeatureFlagGateway } from '@advantage/feature-flags/testing';
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import {
  acquiredReferrals,
  createMemorySource,
  storyReferrals,
  storyTime,
} from '@advantage/referrals/testing';

type SampleReferral = (typeof storyReferrals)[number];

/** Moves a sample referral to the present: it was delivered just before this page opened. */
function movedToNow(referral: SampleReferral): SampleReferral {
  const move = (time: number | null) => time && time + Date.now() - storyTime;
  return {
    ...referral,
    addDate: move(referral.addDate),
    lastModDate: move(referral.lastModDate),
    marketplaceExpirationDate: move(referral.marketplaceExpirationDate),
  };
}

/**
 * Where the data comes from: sample data, gone with the page. `createHttpGateways({ services, session, connection })` asks
 * your services instead.
 */
export function createGateways(_session: SessionPort, _connection: Connection): ConsoleGateways {
  return {
    referrals: createMemorySource({
      rows: storyReferrals.map(movedToNow),
      acquired: acquiredReferrals.map(movedToNow),
      now: Date.now,
    }),
    marketplaces: createInMemoryMarketplaceGateway(),
    featureFlags: createInMemoryFeatureFlagGateway(),
  };
}
