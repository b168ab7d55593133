import type { DatabaseSync } from 'node:sqlite';
import { agencies } from './core/agencies.ts';
import { type DeliveryTargets, deliveryTests } from './core/deliveryTest.ts';
import { industryCodes } from './core/industryCodes.ts';
import { createMarketplaceHistory } from './core/marketplaceHistory.ts';
import { marketplaceHistoryReads, marketplaceReads } from './core/marketplaceReads.ts';
import { createMarketplaceStore } from './core/marketplaceStore.ts';
import { marketplaceWrites } from './core/marketplaceWrites.ts';
import { flagReads, flagWrites } from './flags/featureFlags.ts';
import { createFlagStore } from './flags/flagStore.ts';
import type { Endpoint } from './http/endpoint.ts';
import { geoLocation } from './places/geoLocation.ts';
import { streetView } from './places/streetView.ts';
import { createClaims } from './referrals/claim.ts';
import { openLists } from './referrals/openLists.ts';
import { createPageResponder } from './referrals/pageResponder.ts';
import { personLists } from './referrals/personLists.ts';
import { createReferralStore } from './referrals/referralStore.ts';
import { singleReferral } from './referrals/singleEndpoints.ts';
import { referralSources } from './referrals/sources.ts';
import { userLookup } from './users/userLookup.ts';

/** Creates every endpoint of the API. Fixed paths come before paths with parameters that would match them too. */
export function createServices(
  database: DatabaseSync,
  geoState: string | null,
  targets: DeliveryTargets = { own: new Set(), allowed: new Set() },
): readonly Endpoint[] {
  const referrals = createReferralStore(database);
  const marketplaces = createMarketplaceStore(database);
  const flags = createFlagStore(database);
  const respondWithPage = createPageResponder(referrals);
  return [
    ...openLists(respondWithPage),
    ...personLists(respondWithPage),
    ...singleReferral(referrals, createClaims(database, referrals)),
    referralSources(),
    streetView(referrals),
    geoLocation(geoState),
    userLookup(),
    ...marketplaceReads(marketplaces),
    ...marketplaceHistoryReads(createMarketplaceHistory(database)),
    ...deliveryTests(targets),
    ...marketplaceWrites(marketplaces),
    agencies(database),
    industryCodes(),
    ...flagReads(flags),
    ...flagWrites(flags),
  ];
}
