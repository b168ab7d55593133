import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { type ReadMarketplace, readMarketplace } from '../wire/readMarketplace.ts';
import type { MarketplaceGateway } from './MarketplaceGateway.ts';

const root = '@advantage/marketplace-form';

/** Query defaults: report failures immediately and leave retrying to the user. */
const once = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Fetches all marketplaces, each with the fields that couldn't be read. If an ID occurs twice, the first row wins. */
export async function readAll(gateway: Pick<MarketplaceGateway, 'list'>, signal?: AbortSignal) {
  const rows = new Map<number, ReadMarketplace>();
  for (const row of await gateway.list(signal)) {
    const read = readMarketplace(row);
    if (read && !rows.has(read.marketplace.id)) rows.set(read.marketplace.id, read);
  }
  return [...rows.values()];
}

/** Query for all marketplaces. */
export const listQuery = (gateway: Pick<MarketplaceGateway, 'list'>) =>
  queryOptions({
    ...once,
    queryKey: [root, 'list'],
    queryFn: ({ signal }) => readAll(gateway, signal),
  });

/** Limits concurrent agency lookups, so a long list doesn't hold up other requests. */
const agencyLookups = pLimit(6);

/** Query for a linked agency. Null if the agency doesn't exist. */
export const agencyQuery = (gateway: MarketplaceGateway, fulcrumId: string) =>
  queryOptions({
    ...once,
    queryKey: [root, 'agency', fulcrumId],
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
    ...once,
    queryKey: [root, 'marketplace', id],
    queryFn: async ({ signal }) => (await gateway.get(id, signal)) ?? null,
    staleTime: 0,
    gcTime: 0,
  });

/** Query for the industry codes. */
export const industryCodesQuery = (gateway: MarketplaceGateway) =>
  queryOptions({
    ...once,
    queryKey: [root, 'industry-codes'],
    queryFn: ({ signal }) => gateway.industryCodes(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Query for the referral sources. */
export const sourcesQuery = (gateway: MarketplaceGateway) =>
  queryOptions({
    ...once,
    queryKey: [root, 'sources'],
    queryFn: ({ signal }) => gateway.referralSources(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
