import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import type { FeatureFlagList } from '../wire/parseFeatureFlags.ts';

const clients = new WeakMap<FeatureFlagGateway, QueryClient>();

/**
 * Returns the query client of a gateway. Each gateway object has its own, separate from the app's, so that the
 * OpenFeature provider, which runs outside React, shares it with the manager and the hooks.
 */
export function queryClientOf(gateway: FeatureFlagGateway): QueryClient {
  const cached = clients.get(gateway);
  if (cached) return cached;
  const queries = { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } as const;
  const client = new QueryClient({ defaultOptions: { queries } });
  clients.set(gateway, client);
  return client;
}

/** The flag list before it has loaded. */
export const noFlags: FeatureFlagList = { flags: [], rejected: [] };

/** Query for all flags. Starts with an empty list, so that a failed load stays visible during the next one. */
export const flagListQuery = (gateway: FeatureFlagGateway) =>
  queryOptions({
    queryKey: ['flags'],
    queryFn: async () => {
      try {
        const list = await gateway.list();
        for (const reason of list.rejected) console.error(`A feature flag could not be read: ${reason}`);
        return list;
      } catch (error) {
        console.error('Feature flags could not be loaded.', error);
        throw error;
      }
    },
    initialData: noFlags,
    initialDataUpdatedAt: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * Query for whether a flag is on. Read once. A failed read is retried when the tab regains focus or the network
 * reconnects.
 */
export const flagQuery = (gateway: FeatureFlagGateway, name: string) =>
  queryOptions({
    queryKey: ['flag', name],
    queryFn: async () => {
      try {
        return (await gateway.get(name)).enabled;
      } catch (error) {
        console.error(`Feature flag ${name} could not be read and counts as disabled.`, error);
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
    retryOnMount: false,
  });
