import type { MarketplaceGateway } from '@advantage/marketplace-form';
import type { DeliveryTest, MarketplaceHistory } from '@advantage/marketplace-insight';
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
import { isUnavailableStatus, type ServiceOptions, serviceUrl } from './serviceCall.ts';

/** Minimum interval between token refreshes caused by a refused token, in milliseconds. */
const refreshInterval = 30_000;

/**
 * Refreshes a refused token, which also ends a session that is over. If a service refuses the fresh token as well, it
 * doesn't know the user.
 */
function createSessionCheck(session: Pick<SessionPort, 'getToken'>, connection?: Connection) {
  let last = Number.NEGATIVE_INFINITY;
  let isFresh = false;
  return {
    onTokenRefused() {
      if (isFresh) connection?.reportAuthorization(false);
      if (performance.now() - last < refreshInterval) return;
      last = performance.now();
      const renew = async () => {
        isFresh = (await session.getToken(Number.MAX_SAFE_INTEGER)) !== undefined;
      };
      renew().catch(() => {});
    },
    onTokenAccepted() {
      isFresh = false;
      connection?.reportAuthorization(true);
    },
  };
}

/** A small request for each service, to check whether it responds. */
const checkPaths: Readonly<Record<WatchedService, string>> = {
  referral: '/api/v3/opportunity/sources',
  core: '/api/v3/feature-flag',
  identity: '/api/v3/user?username=',
};

const checkTimeout = 5000;

/** Creates a check of whether a service responds at all. A refusal is a response. */
const createServiceCheck =
  (services: ServiceAddresses, send: AuthorizedFetch) =>
  async (service: WatchedService): Promise<boolean> => {
    const signal = AbortSignal.timeout(checkTimeout);
    try {
      const { status } = await send(serviceUrl(services, service, checkPaths[service]), { signal });
      return !isUnavailableStatus(status);
    } catch (error) {
      return error instanceof NoTokenError;
    }
  };

/** Creates the marketplace gateway. Its schemas load with the first call: most users never open a marketplace. */
function lazyMarketplaceGateway(core: CoreApi, options: ServiceOptions): MarketplaceGateway {
  let made: MarketplaceGateway | undefined;
  const gateway = async () => {
    const { createMarketplaceGateway } = await import('./createMarketplaceGateway.ts');
    // Shared by all calls: it remembers unreadable fields from a read, so that a save sends them back unchanged.
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

/** Creates the marketplace history. Its schemas load with the first call, too. */
const lazyMarketplaceHistory = (core: CoreApi): MarketplaceHistory => ({
  versions: async (id, signal) =>
    (await import('./insightGateways.ts')).createMarketplaceHistory(core).versions(id, signal),
});

/** Creates the delivery test, which also loads with the first call. */
const lazyDeliveryTest = (core: CoreApi): DeliveryTest => ({
  send: async (settings, signal) =>
    (await import('./insightGateways.ts')).createDeliveryTest(core).send(settings, signal),
});

/** Options of `createHttpGateways`. */
export interface HttpGatewaysOptions {
  /** URLs of the services: one base URL for all of them, or one for each. */
  readonly services: ServiceAddresses | string;
  /** The session that provides the access token. */
  readonly session: Pick<SessionPort, 'getToken'>;
  /** Receives reports of which services respond, for the console's banner. */
  readonly connection?: Connection | undefined;
  /** How each call is authenticated. The first matching rule applies. Default: every call carries the token. */
  readonly authHeaders?: readonly AuthHeaderRule[];
  /** User name of the basic header, for calls without a token. Default `advantage-console`. */
  readonly clientUsername?: string;
  /** Whether the Core API stores versions of marketplaces. Default false: no history is shown. */
  readonly marketplaceHistory?: boolean;
  /** Whether the Core API can send sample referrals. Default false: no delivery test is shown. */
  readonly deliveryTest?: boolean;
}

/** Gateways for every page of the kit. */
export type HttpGateways = ConsoleGateways &
  Required<Pick<ConsoleGateways, 'marketplaces' | 'featureFlags' | 'lookUpUser'>>;

/** Returns the same base URL for every service. */
const toServiceAddresses = (url: string): ServiceAddresses => ({
  referral: url,
  core: url,
  identity: url,
  fulcrum: url,
});

/** Creates the gateways over HTTP, for services that implement the OpenAPI document. */
export function createHttpGateways(options: HttpGatewaysOptions): HttpGateways {
  const {
    session,
    connection,
    authHeaders = bearerEverywhere,
    clientUsername = 'advantage-console',
  } = options;
  const services =
    typeof options.services === 'string' ? toServiceAddresses(options.services) : options.services;
  const send = createAuthorizedFetch({
    config: { services, authHeaders, clientUsername },
    session,
    ...createSessionCheck(session, connection),
  });
  connection?.setHealthCheck(createServiceCheck(services, send));
  const serviceOptions = { services, fetch: send, connection };
  const core = createCoreApi(serviceOptions);
  return {
    referrals: createReferralSource(serviceOptions),
    featureFlags: createFeatureFlagGateway(core),
    marketplaces: lazyMarketplaceGateway(core, serviceOptions),
    marketplaceHistory: options.marketplaceHistory ? lazyMarketplaceHistory(core) : undefined,
    deliveryTest: options.deliveryTest ? lazyDeliveryTest(core) : undefined,
    lookUpUser: (username, signal) => lookUpUser(serviceOptions, username, signal),
  };
}
