import {
  type MarketplaceFilters,
  MarketplaceList,
  parseMarketplaceFilters,
  serializeMarketplaceFilters,
} from '@advantage/marketplace-form';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { BulkEdit, OrderInsight } from '@advantage/marketplace-insight';
import { stepsLeft } from '@advantage/marketplace-insight/rules';
import { useClock } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Search } from '../address/search.ts';
import { createInsightSource } from '../gateways/createInsightSource.ts';
import { InsightPart } from '../notices/InsightPart.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { ShellHeading } from '../shell/ShellHeading.tsx';
import { useGateway } from '../shell/useGateway.ts';
import { usePersonalDrafts } from '../shell/usePersonalDrafts.ts';

/**
 * Returns a function that returns the steps left before a marketplace can receive referrals. The referral sources are
 * taken into account once they have loaded.
 */
function useStepsLeft() {
  const marketplaces = useGateway('marketplaces');
  const clock = useClock();
  const { data } = useQuery({
    queryKey: ['referral-source-names'],
    queryFn: ({ signal }) => marketplaces.referralSources(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return useCallback(
    (marketplace: Marketplace) =>
      stepsLeft(marketplace, clock.now(), data && { sources: data.map(({ sourceName }) => sourceName) }),
    [data, clock],
  );
}

/**
 * Keeps the filters of the list in the URL. Typing in the search replaces the history entry, choosing a filter adds
 * one.
 */
function useUrlFilters() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = useMemo(() => parseMarketplaceFilters(search), [search]);
  const onFiltersChange = (next: MarketplaceFilters) =>
    void navigate({
      to: '.',
      search: (current: Search) => ({ ...current, ...serializeMarketplaceFilters(next) }),
      resetScroll: false,
      replace: next.search !== filters.search,
    });
  return { filters, onFiltersChange };
}

/** All marketplaces, for admins. */
export function MarketplacesPage() {
  const { gateways } = useConsole();
  const marketplaces = useGateway('marketplaces');
  const storage = usePersonalDrafts();
  const source = useMemo(() => createInsightSource(gateways.referrals), [gateways.referrals]);
  return (
    <MarketplaceList
      gateway={marketplaces}
      storage={storage}
      stepsLeft={useStepsLeft()}
      {...useUrlFilters()}
      insight={(stores) => (
        <InsightPart>
          <OrderInsight stores={stores} source={source} />
        </InsightPart>
      )}
      selectionBar={(selected, onClose) => (
        <InsightPart>
          <BulkEdit gateway={marketplaces} marketplaces={selected} source={source} onClose={onClose} />
        </InsightPart>
      )}
      renderHeading={(text) => <ShellHeading>{text}</ShellHeading>}
    />
  );
}
