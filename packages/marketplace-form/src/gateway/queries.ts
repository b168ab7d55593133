import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { type ReadMarketplace, readMarketplace } from '../wire/readMarketplace.ts';
import type { MarketplaceGateway } from './MarketplaceGateway.ts';

const root = '@advantage/marketplace-form';

/** Failed calls are told at once and tried again by the person. */
const once = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Reads all marketplaces, each with the fields that could not be read; the first of an id counts. */
export async function readAll(gateway: Pick<MarketplaceGateway, 'list'>, signal?: AbortSignal) {
  const rows = new Map<number, ReadMarketplace>();
  for (const row of await gateway.list(signal)) {
    const read = readMarketplace(row);
    if (read && !rows.has(read.marketplace.id)) rows.set(read.marketplace.id, read);
  }
  return [...rows.values()];
}

/** The marketplaces of the list. */
export const listQuery = (gateway: Pick<MarketplaceGateway, 'list'>) =>
  queryOptions({
    ...once,
    queryKey: [root, 'list'],
    queryFn: ({ signal }) => readAll(gateway, signal),
  });

/** At most this many agencies are looked up at a time: a long list must not keep the service from other calls. */
const agencyLookups = pLimit(6);

/** A linked agency; null where the service has none. */
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

/** One marketplace, read again whenever its form opens; null where the service has none. */
export const marketplaceQuery = (gateway: MarketplaceGateway, id: number) =>
  queryOptions({
    ...once,
    queryKey: [root, 'marketplace', id],
    queryFn: async ({ signal }) => (await gateway.get(id, signal)) ?? null,
    staleTime: 0,
    gcTime: 0,
  });

/** The known industry codes. */
export const industryCodesQuery = (gateway: MarketplaceGateway) =>
  queryOptions({
    ...once,
    queryKey: [root, 'industry-codes'],
    queryFn: ({ signal }) => gateway.industryCodes(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The known referral sources. */
export const sourcesQuery = (gateway: MarketplaceGateway) =>
  queryOptions({
    ...once,
    queryKey: [root, 'sources'],
    queryFn: ({ signal }) => gateway.referralSources(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
