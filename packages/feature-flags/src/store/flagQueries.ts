import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import type { FeatureFlagList } from '../wire/parseFeatureFlags.ts';

const clients = new WeakMap<FeatureFlagGateway, QueryClient>();

/**
 * The query client of a gateway. One per gateway object, and not the app's, so that the OpenFeature provider, which runs
 * outside React, shares it with the manager and the hooks.
 */
export function queryClientOf(gateway: FeatureFlagGateway): QueryClient {
  const known = clients.get(gateway);
  if (known) return known;
  const queries = { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } as const;
  const client = new QueryClient({ defaultOptions: { queries } });
  clients.set(gateway, client);
  return client;
}

/** What is shown of a list before it is loaded. */
export const noFlags: FeatureFlagList = { flags: [], rejected: [] };

/** All flags. Empty until they are loaded, so that a failed load stays on show during the next one. */
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

/** Whether the flag of a name is on. Read once; what could not be read is read again with the tab or the network back. */
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
