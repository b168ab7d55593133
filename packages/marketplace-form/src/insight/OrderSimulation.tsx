import { lazyComponent, Spinner, Text, useMessages } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import type { OrderChange } from '../list/orderStores.ts';
import * as en from '../messages/en.ts';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import { ReferralHrefContext } from './ReferralLines.tsx';
import { sampleQuery } from './sampleQuery.ts';

/** Props of `OrderSimulation`. */
export interface OrderSimulationProps {
  /** The order before and after. Must be stable across renders. */
  readonly change: OrderChange;
  /** Provides the sample of referrals to replay. */
  readonly source: MarketplaceInsightSource;
}

const SimulationReport = lazyComponent(async () => (await import('./SimulationReport.tsx')).SimulationReport);

/**
 * Simulates which recent referrals a new order moves between marketplaces, before the order is saved. Pass it to
 * `MarketplaceList` as `simulation`, and load it lazily.
 */
export function OrderSimulation({ change, source }: OrderSimulationProps) {
  const t = useMessages(en.simulation);
  const { sampleFailed } = useMessages(en.orderInsight);
  const { data: sample, isError } = useQuery(sampleQuery(source), useHostQueryClient());
  if (isError) return <Text tone="muted">{sampleFailed}</Text>;
  if (!sample) return <Spinner label={t.loadingSample} size={20} />;
  return (
    <ReferralHrefContext.Provider value={source.hrefOf}>
      <Suspense fallback={<Spinner label={t.loading} size={20} />}>
        <SimulationReport change={change} sample={sample} />
      </Suspense>
    </ReferralHrefContext.Provider>
  );
}
