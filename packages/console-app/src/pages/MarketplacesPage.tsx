import { MarketplaceList } from '@advantage/marketplace-form';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createInsightSource } from '../gateways/createInsightSource.ts';
import { InsightPart } from '../insight/InsightPart.tsx';
import { ReachButton, ReadinessButton } from '../insight/lazyInsight.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { ShellHeading } from '../shell/ShellHeading.tsx';

/** Draws whether a marketplace is ready to receive, as soon as that can be told. */
function useReadinessOf() {
  const { services } = useConsole();
  const { data } = useQuery({
    queryKey: ['referral-source-names'],
    queryFn: ({ signal }) => services.marketplaces.referralSources(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return useMemo(() => {
    const sources = data && { sources: data.map(({ sourceName }) => sourceName) };
    return (marketplace: Marketplace) => (
      <InsightPart>
        <ReadinessButton marketplace={marketplace} {...sources} />
      </InsightPart>
    );
  }, [data]);
}

/** All marketplaces, for admins (RTE-9). */
export function MarketplacesPage() {
  const { services } = useConsole();
  const readinessOf = useReadinessOf();
  const source = useMemo(() => createInsightSource(services.referrals), [services.referrals]);
  return (
    <MarketplaceList
      gateway={services.marketplaces}
      readinessOf={readinessOf}
      insight={(marketplaces) => (
        <InsightPart>
          <ReachButton marketplaces={marketplaces} source={source} />
        </InsightPart>
      )}
      renderHeading={(text) => <ShellHeading>{text}</ShellHeading>}
    />
  );
}
