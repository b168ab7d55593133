import type { Connection, ConsoleGateways, SessionPort } from '@advantage/console-kit';
import { createInMemoryFeatureFlagGateway } from '@advantage/feature-flags/testing';
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { acquiredReferrals, createMemorySource, movedTo, storyReferrals } from '@advantage/referrals/testing';

/**
 * Where the data comes from: sample data, gone with the page. `createHttpGateways({ services, session, connection })` asks
 * your services instead.
 */
export function createGateways(_session: SessionPort, _connection: Connection): ConsoleGateways {
  return {
    referrals: createMemorySource({
      rows: movedTo(Date.now(), storyReferrals),
      acquired: movedTo(Date.now(), acquiredReferrals),
      now: Date.now,
    }),
    marketplaces: createInMemoryMarketplaceGateway(),
    featureFlags: createInMemoryFeatureFlagGateway(),
  };
}
