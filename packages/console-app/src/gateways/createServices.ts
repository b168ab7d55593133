import type { FeatureFlagGateway } from '@advantage/feature-flags';
import type { MarketplaceGateway } from '@advantage/marketplace-form';
import type { ReferralSource } from '@advantage/referrals';
import type { UserLookup } from '@advantage/referrals/wire';
import type { Config } from '../config/configSchema.ts';
import type { SessionPort } from '../session/SessionPort.ts';
import { createAuthorizedFetch } from './authorizedFetch.ts';
import { type CoreApi, createCoreApi } from './coreApi.ts';
import { createFeatureFlagGateway } from './createFeatureFlagGateway.ts';
import { createReferralSource } from './createReferralSource.ts';
import { lookUpUser } from './lookUpUser.ts';
import type { ServiceOptions } from './serviceCall.ts';

/** Everything the pages behind sign-in ask services for. Stories and tests pass in-memory ones. */
export interface Services {
  readonly referrals: ReferralSource;
  readonly featureFlags: FeatureFlagGateway;
  readonly marketplaces: MarketplaceGateway;
  lookUpUser(username: string, signal: AbortSignal): Promise<UserLookup>;
}

/** Milliseconds between two checks of a session whose token a service refused. */
const checkEvery = 30_000;

/** A refused token is tried once more with a fresh one; a session that is over then ends here too. */
function createSessionCheck(session: Pick<SessionPort, 'getToken'>) {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < checkEvery) return;
    last = performance.now();
    session.getToken(Number.MAX_SAFE_INTEGER).catch(() => {});
  };
}

/** The gateway of the marketplaces. Its schemas load with the first call, because most readers never open a marketplace. */
function lazyMarketplaceGateway(core: CoreApi, options: ServiceOptions): MarketplaceGateway {
  const gateway = async () =>
    (await import('./createMarketplaceGateway.ts')).createMarketplaceGateway(core, options);
  return {
    list: async (signal) => (await gateway()).list(signal),
    get: async (id, signal) => (await gateway()).get(id, signal),
    create: async (marketplace) => (await gateway()).create(marketplace),
    update: async (marketplace, etag) => (await gateway()).update(marketplace, etag),
    reorder: async (priorities) => (await gateway()).reorder(priorities),
    findAgency: async (fulcrumId, signal) => (await gateway()).findAgency(fulcrumId, signal),
    industryCodes: async (signal) => (await gateway()).industryCodes(signal),
    referralSources: async (signal) => (await gateway()).referralSources(signal),
  };
}

/** The services over HTTP, for a signed-in person. */
export function createServices(config: Config, session: Pick<SessionPort, 'getToken'>): Services {
  const fetch = createAuthorizedFetch({ config, session, onTokenRefused: createSessionCheck(session) });
  const options = { services: config.services, fetch };
  const core = createCoreApi(options);
  return {
    referrals: createReferralSource(options),
    featureFlags: createFeatureFlagGateway(core),
    marketplaces: lazyMarketplaceGateway(core, options),
    lookUpUser: (username, signal) => lookUpUser(options, username, signal),
  };
}
