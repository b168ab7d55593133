import type { Connection, ConsoleGateways, SessionPort } from '@advantage/console-kit';
import { createInMemoryFeatureFlagGateway } from '@advantage/feature-flags/testing';
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import {
  acquiredReferrals,
  createMemorySource,
  shiftReferrals,
  storyReferrals,
} from '@advantage/referrals/testing';

/**
 * Creates the gateways, with sample data that resets when the page reloads. To connect to your services, return
 * `createHttpGateways({ services, session, connection })` instead.
 */
export function createGateways(_session: SessionPort, _connection: Connection): ConsoleGateways {
  return {
    referrals: createMemorySource({
      rows: shiftReferrals(Date.now(), storyReferrals),
      acquired: shiftReferrals(Date.now(), acquiredReferrals),
      now: Date.now,
    }),
    marketplaces: createInMemoryMarketplaceGateway(),
    featureFlags: createInMemoryFeatureFlagGateway(),
  };
}
