import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { type ReadMarketplace, readMarketplace } from '../wire/readMarketplace.ts';
import type { MarketplaceGateway } from './MarketplaceGateway.ts';

const keyPrefix = '@advantage/marketplace-form';

/**
 * Query defaults: report failures immediately and leave retrying to the user. The browser may be wrong about being
 * offline, so every query is sent.
 */
const defaultQueryOptions = {
  networkMode: 'always',
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/**
 * Fetches all marketplaces, each with the fields that couldn't be read, and the version of their order. If an ID occurs
 * twice, the first row wins.
 */
export async function fetchMarketplaces(gateway: Pick<MarketplaceGateway, 'list'>, signal?: AbortSignal) {
  const { rows, etag } = await gateway.list(signal);
  const marketplaces = new Map<number, ReadMarketplace>();
  for (const row of rows) {
    const parsed = readMarketplace(row);
    if (parsed && !marketplaces.has(parsed.marketplace.id)) marketplaces.set(parsed.marketplace.id, parsed);
  }
  return { rows: [...marketplaces.values()], etag };
}

export const listQuery = (gateway: Pick<MarketplaceGateway, 'list'>) =>
  queryOptions({
    ...defaultQueryOptions,
    queryKey: [keyPrefix, 'list'],
    queryFn: async ({ signal }) => (await fetchMarketplaces(gateway, signal)).rows,
  });

/** Limits concurrent agency lookups, so a long list doesn't hold up other requests. */
const agencyLookups = pLimit(6);

/** Query for a linked agency. Null if the agency doesn't exist. */
export const agencyQuery = (gateway: MarketplaceGateway, fulcrumId: string) =>
  queryOptions({
    ...defaultQueryOptions,
    queryKey: [keyPrefix, 'agency', fulcrumId],
    queryFn: ({ signal }) =>
      agencyLookups(async () => {
        signal.throwIfAborted();
        return (await gateway.findAgency(fulcrumId, signal)) ?? null;
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Query for one marketplace, fetched again each time its form opens. Null if the marketplace doesn't exist. */
export const marketplaceQuery = (gateway: MarketplaceGateway, id: number) =>
  queryOptions({
    ...defaultQueryOptions,
    queryKey: [keyPrefix, 'marketplace', id],
    queryFn: async ({ signal }) => (await gateway.get(id, signal)) ?? null,
    staleTime: 0,
    gcTime: 0,
  });

export const industryCodesQuery = (gateway: MarketplaceGateway) =>
  queryOptions({
    ...defaultQueryOptions,
    queryKey: [keyPrefix, 'industry-codes'],
    queryFn: ({ signal }) => gateway.industryCodes(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sourcesQuery = (gateway: MarketplaceGateway) =>
  queryOptions({
    ...defaultQueryOptions,
    queryKey: [keyPrefix, 'sources'],
    queryFn: ({ signal }) => gateway.referralSources(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
