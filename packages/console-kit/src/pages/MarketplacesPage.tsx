import {
  type MarketplaceFilters,
  MarketplaceList,
  parseMarketplaceFilters,
  readiness,
  serializeMarketplaceFilters,
} from '@advantage/marketplace-form';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { Button, useClock, useMessages } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Search } from '../address/search.ts';
import { createInsightSource } from '../gateways/createInsightSource.ts';
import { InsightPart } from '../insight/InsightPart.tsx';
import { BulkEdit, OrderInsight, OrderSimulation, ReadinessButton } from '../insight/lazyInsight.tsx';
import * as en from '../messages/en.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { ShellHeading } from '../shell/ShellHeading.tsx';
import { useGateway } from '../shell/useGateway.ts';
import { usePersonalDrafts } from '../shell/usePersonalDrafts.ts';

/**
 * Returns functions that determine and show whether a marketplace is ready to receive referrals. The referral sources
 * are taken into account once they have loaded.
 */
function useReadiness() {
  const marketplaces = useGateway('marketplaces');
  const clock = useClock();
  const { data } = useQuery({
    queryKey: ['referral-source-names'],
    queryFn: ({ signal }) => marketplaces.referralSources(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return useMemo(() => {
    const sources = data && { sources: data.map(({ sourceName }) => sourceName) };
    return {
      isReady: (marketplace: Marketplace) => readiness(marketplace, clock.now(), sources).isReady,
      renderReadiness: (marketplace: Marketplace) => (
        <InsightPart>
          <ReadinessButton marketplace={marketplace} {...sources} />
        </InsightPart>
      ),
    };
  }, [data, clock]);
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
  const t = useMessages(en.marketplaces);
  const { gateways } = useConsole();
  const marketplaces = useGateway('marketplaces');
  const storage = usePersonalDrafts();
  const source = useMemo(() => createInsightSource(gateways.referrals), [gateways.referrals]);
  return (
    <MarketplaceList
      gateway={marketplaces}
      storage={storage}
      {...useReadiness()}
      {...useUrlFilters()}
      insight={(stores) => (
        <InsightPart>
          <OrderInsight stores={stores} source={source} />
        </InsightPart>
      )}
      simulation={(change) => (
        <InsightPart>
          <OrderSimulation change={change} source={source} />
        </InsightPart>
      )}
      tools={(shown) => (
        <InsightPart placeholder={<Button isDisabled>{t.changeSeveral}</Button>}>
          <BulkEdit gateway={marketplaces} marketplaces={shown} source={source} />
        </InsightPart>
      )}
      renderHeading={(text) => <ShellHeading>{text}</ShellHeading>}
    />
  );
}
