import { lazyPart, Spinner, Text, useMessages } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import type { OrderChange } from '../list/orderStores.ts';
import * as en from '../messages/en.ts';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import { ReferralHrefContext } from './ReferralLines.tsx';
import { sampleQuery } from './sampleQuery.ts';

/** What a host gives the simulation of an order. */
export interface OrderSimulationProps {
  /** The order before and after. Pass the same object while it is the same. */
  readonly change: OrderChange;
  /** Where the referrals come from that are replayed. */
  readonly source: MarketplaceInsightSource;
}

const SimulationReport = lazyPart(async () => (await import('./SimulationReport.tsx')).SimulationReport);

/**
 * What another order moves between which marketplaces, out of recent referrals, before it is saved. Give it to
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
