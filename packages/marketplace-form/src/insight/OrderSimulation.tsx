import { Spinner, Text } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { OrderChange } from '../list/orderStores.ts';
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

const SimulationReport = lazy(async () => ({
  default: (await import('./SimulationReport.tsx')).SimulationReport,
}));

/**
 * What another order moves between which marketplaces, out of recent referrals, before it is saved. Give it to
 * `MarketplaceList` as `simulation`, and load it lazily.
 */
export function OrderSimulation({ change, source }: OrderSimulationProps) {
  const { data: sample, isError } = useQuery(sampleQuery(source));
  if (isError) return <Text tone="muted">The sample of referrals could not be loaded.</Text>;
  if (!sample) return <Spinner label="Loading the sample" size={20} />;
  return (
    <ReferralHrefContext value={source.hrefOf}>
      <Suspense fallback={<Spinner label="Loading the simulation" size={20} />}>
        <SimulationReport change={change} sample={sample} />
      </Suspense>
    </ReferralHrefContext>
  );
}
