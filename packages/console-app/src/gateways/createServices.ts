import type { FeatureFlagGateway } from '@advantage/feature-flags';
import type { DeliveryTest, MarketplaceGateway, MarketplaceHistory } from '@advantage/marketplace-form';
import type { ReferralSource } from '@advantage/referrals';
import type { UserLookup } from '@advantage/referrals/wire';
import type { Config } from '../config/configSchema.ts';
import type { Connection, WatchedService } from '../connection/connection.ts';
import type { SessionPort } from '../session/SessionPort.ts';
import { type AuthorizedFetch, createAuthorizedFetch, NoTokenError } from './authorizedFetch.ts';
import { type CoreApi, createCoreApi } from './coreApi.ts';
import { createFeatureFlagGateway } from './createFeatureFlagGateway.ts';
import { createReferralSource } from './createReferralSource.ts';
import { lookUpUser } from './lookUpUser.ts';
import { isOutOfReach, type ServiceOptions, serviceUrl } from './serviceCall.ts';

/** Everything the pages behind sign-in ask services for. Stories and tests pass in-memory ones. */
export interface Services {
  readonly referrals: ReferralSource;
  readonly featureFlags: FeatureFlagGateway;
  readonly marketplaces: MarketplaceGateway;
  /** Undefined where the service has none. */
  readonly marketplaceHistory?: MarketplaceHistory | undefined;
  /** Undefined where the service sends no sample referrals. */
  readonly deliveryTest?: DeliveryTest | undefined;
  lookUpUser(username: string, signal: AbortSignal): Promise<UserLookup>;
}

/** Milliseconds between two checks of a session whose token a service refused. */
const checkEvery = 30_000;

/**
 * A refused token is tried once more with a fresh one; a session that is over then ends here too. Services that refuse
 * the fresh one as well don't know the person.
 */
function createSessionCheck(session: Pick<SessionPort, 'getToken'>, connection?: Connection) {
  let last = Number.NEGATIVE_INFINITY;
  let isFresh = false;
  return {
    onTokenRefused() {
      if (isFresh) connection?.reportAcceptance(false);
      if (performance.now() - last < checkEvery) return;
      last = performance.now();
      const renew = async () => {
        isFresh = (await session.getToken(Number.MAX_SAFE_INTEGER)) !== undefined;
      };
      renew().catch(() => {});
    },
    onTokenAccepted() {
      isFresh = false;
      connection?.reportAcceptance(true);
    },
  };
}

/** A small read of each service, to find out whether it answers. */
const checkPaths: Readonly<Record<WatchedService, string>> = {
  referral: '/api/v3/opportunity/sources',
  core: '/api/v3/feature-flag',
  identity: '/api/v3/user?username=',
};

const checkTimeout = 5000;

/** Finds out whether a service answers at all; a refusal is an answer. */
const createServiceCheck =
  (services: Config['services'], fetch: AuthorizedFetch) =>
  async (service: WatchedService): Promise<boolean> => {
    const signal = AbortSignal.timeout(checkTimeout);
    try {
      const { status } = await fetch(serviceUrl(services, service, checkPaths[service]), { signal });
      return !isOutOfReach(status);
    } catch (error) {
      return error instanceof NoTokenError;
    }
  };

/** The gateway of the marketplaces. Its schemas load with the first call, because most readers never open a marketplace. */
function lazyMarketplaceGateway(core: CoreApi, options: ServiceOptions): MarketplaceGateway {
  let made: MarketplaceGateway | undefined;
  const gateway = async () => {
    const { createMarketplaceGateway } = await import('./createMarketplaceGateway.ts');
    // One for all calls: it remembers from a read what a save sends back unchanged.
    made ??= createMarketplaceGateway(core, options);
    return made;
  };
  return {
    list: async (signal) => (await gateway()).list(signal),
    get: async (id, signal) => (await gateway()).get(id, signal),
    create: async (...args) => (await gateway()).create(...args),
    update: async (...args) => (await gateway()).update(...args),
    reorder: async (...args) => (await gateway()).reorder(...args),
    findAgency: async (fulcrumId, signal) => (await gateway()).findAgency(fulcrumId, signal),
    industryCodes: async (signal) => (await gateway()).industryCodes(signal),
    referralSources: async (signal) => (await gateway()).referralSources(signal),
  };
}

/** The versions of marketplaces. Their schemas load with the first call, too. */
const lazyMarketplaceHistory = (core: CoreApi): MarketplaceHistory => ({
  versions: async (id, signal) =>
    (await import('./createMarketplaceHistory.ts')).createMarketplaceHistory(core).versions(id, signal),
});

/** The test of a delivery, in the same way. */
const lazyDeliveryTest = (core: CoreApi): DeliveryTest => ({
  send: async (settings, signal) =>
    (await import('./createDeliveryTest.ts')).createDeliveryTest(core).send(settings, signal),
});

/** The services over HTTP, for a signed-in person. */
export function createServices(
  config: Config,
  session: Pick<SessionPort, 'getToken'>,
  connection?: Connection,
): Services {
  const fetch = createAuthorizedFetch({ config, session, ...createSessionCheck(session, connection) });
  connection?.checkWith(createServiceCheck(config.services, fetch));
  const options = { services: config.services, fetch, connection };
  const core = createCoreApi(options);
  return {
    referrals: createReferralSource(options),
    featureFlags: createFeatureFlagGateway(core),
    marketplaces: lazyMarketplaceGateway(core, options),
    marketplaceHistory: config.marketplaceHistory ? lazyMarketplaceHistory(core) : undefined,
    deliveryTest: config.deliveryTest ? lazyDeliveryTest(core) : undefined,
    lookUpUser: (username, signal) => lookUpUser(options, username, signal),
  };
}
