import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { agencyQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { type FilterFacts, filterMarketplaces, type MarketplaceFilters } from './filters.ts';

/** Number of agencies to look up before the list is filtered again. */
const batchSize = 24;

/** Looks up the linked agencies while a search is active, and keeps the results. */
function useAgencies(gateway: MarketplaceGateway, marketplaces: readonly Marketplace[], isSearched: boolean) {
  const client = useHostQueryClient();
  const [agencies, setAgencies] = useState<ReadonlyMap<string, Agency | null>>(new Map());
  const ids = useMemo(() => {
    const linked = marketplaces.flatMap(({ agencyId }) => (agencyId == null ? [] : [String(agencyId)]));
    return [...new Set(linked)];
  }, [marketplaces]);
  const missingId = isSearched ? ids.find((id) => !agencies.has(id)) : undefined;
  useEffect(() => {
    if (missingId === undefined) return;
    let isCurrent = true;
    const next = ids.filter((id) => !agencies.has(id)).slice(0, batchSize);
    const fetchAgency = (id: string) => client.ensureQueryData(agencyQuery(gateway, id)).catch(() => null);
    void Promise.all(next.map(async (id) => [id, await fetchAgency(id)] as const)).then((found) => {
      if (isCurrent) setAgencies((previous) => new Map([...previous, ...found]));
    });
    return () => {
      isCurrent = false;
    };
  }, [missingId, ids, agencies, client, gateway]);
  return { agencies, isLooking: missingId !== undefined };
}

/** Returns the marketplaces that match the filters. A search also covers linked agencies as they load. */
export function useFilteredMarketplaces(
  gateway: MarketplaceGateway,
  marketplaces: readonly Marketplace[],
  filters: MarketplaceFilters,
  isReady: FilterFacts['isReady'],
) {
  const { agencies, isLooking } = useAgencies(gateway, marketplaces, filters.search.trim() !== '');
  const deferredFilters = useDeferredValue(filters);
  const shown = useMemo(
    () => filterMarketplaces(marketplaces, deferredFilters, { agencyOf: (id) => agencies.get(id), isReady }),
    [marketplaces, deferredFilters, agencies, isReady],
  );
  return { shown, isLooking };
}
