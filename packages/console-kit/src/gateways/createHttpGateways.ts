import type { DeliveryTest, MarketplaceGateway, MarketplaceHistory } from '@advantage/marketplace-form';
import type { Connection, WatchedService } from '../connection/connection.ts';
import type { SessionPort } from '../session/SessionPort.ts';
import { type AuthHeaderRule, bearerEverywhere } from './authHeaders.ts';
import {
  type AuthorizedFetch,
  createAuthorizedFetch,
  NoTokenError,
  type ServiceAddresses,
} from './authorizedFetch.ts';
import type { ConsoleGateways } from './ConsoleGateways.ts';
import { type CoreApi, createCoreApi } from './coreApi.ts';
import { createFeatureFlagGateway } from './createFeatureFlagGateway.ts';
import { createReferralSource } from './createReferralSource.ts';
import { lookUpUser } from './lookUpUser.ts';
import { isOutOfReach, type ServiceOptions, serviceUrl } from './serviceCall.ts';

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
  (services: ServiceAddresses, send: AuthorizedFetch) =>
  async (service: WatchedService): Promise<boolean> => {
    const signal = AbortSignal.timeout(checkTimeout);
    try {
      const { status } = await send(serviceUrl(services, service, checkPaths[service]), { signal });
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

/** Services, session, and what the services offer. */
export interface HttpGatewaysOptions {
  /** Where the services are: one base address for all of them, or one for each. */
  readonly services: ServiceAddresses | string;
  /** The session whose tokens the calls carry. */
  readonly session: Pick<SessionPort, 'getToken'>;
  /** Learns which services answer, for the banner of the console. */
  readonly connection?: Connection | undefined;
  /** Which call carries which header; the first line that matches decides. Default: every call carries the token. */
  readonly authHeaders?: readonly AuthHeaderRule[];
  /** User name of the basic header, for calls without a token. Default `advantage-console`. */
  readonly clientUsername?: string;
  /** Whether the Core API keeps the versions of marketplaces. Default false: nothing of a history shows. */
  readonly marketplaceHistory?: boolean;
  /** Whether the Core API sends sample referrals. Default false: nothing of a test shows. */
  readonly deliveryTest?: boolean;
}

/** Gateways for every page of the kit. */
export type HttpGateways = ConsoleGateways &
  Required<Pick<ConsoleGateways, 'marketplaces' | 'featureFlags' | 'lookUpUser'>>;

/** Where each service is when one address serves all. */
const everywhere = (url: string): ServiceAddresses => ({
  referral: url,
  core: url,
  identity: url,
  fulcrum: url,
});

/** The gateways over HTTP, for services with the calls of the OpenAPI document. */
export function createHttpGateways(options: HttpGatewaysOptions): HttpGateways {
  const {
    session,
    connection,
    authHeaders = bearerEverywhere,
    clientUsername = 'advantage-console',
  } = options;
  const services = typeof options.services === 'string' ? everywhere(options.services) : options.services;
  const send = createAuthorizedFetch({
    config: { services, authHeaders, clientUsername },
    session,
    ...createSessionCheck(session, connection),
  });
  connection?.checkWith(createServiceCheck(services, send));
  const calls = { services, fetch: send, connection };
  const core = createCoreApi(calls);
  return {
    referrals: createReferralSource(calls),
    featureFlags: createFeatureFlagGateway(core),
    marketplaces: lazyMarketplaceGateway(core, calls),
    marketplaceHistory: options.marketplaceHistory ? lazyMarketplaceHistory(core) : undefined,
    deliveryTest: options.deliveryTest ? lazyDeliveryTest(core) : undefined,
    lookUpUser: (username, signal) => lookUpUser(calls, username, signal),
  };
}
