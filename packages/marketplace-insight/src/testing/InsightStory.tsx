import { MarketplaceFormProvider, useMarketplaceForm } from '@advantage/marketplace-form';
import {
  buildMarketplace,
  createInMemoryMarketplaceGateway,
  sampleReference,
} from '@advantage/marketplace-form/testing';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { Text } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { FormInsight } from '../rail/FormInsight.tsx';
import { formColumn } from './InsightStory.css.ts';
import { createInMemoryInsightSource, type InMemoryInsightSource } from './inMemoryInsightSource.ts';

interface InsightStoryProps {
  /** Caption of the state. */
  readonly label: string;
  /** The marketplace to show. `new` is an unsaved one. Default: Harbor Point Insurance. */
  readonly marketplace?: Marketplace | 'new';
  /** Sets up failures or delays. Default: all goes well. */
  readonly prepare?: (source: InMemoryInsightSource) => void;
  /** Provides the sample of referrals. Default: a sample in memory. */
  readonly source?: InMemoryInsightSource;
}

/** Renders the insight of a form on its own, with its own service. */
export function InsightStory({
  label,
  marketplace = buildMarketplace(),
  prepare,
  source,
}: InsightStoryProps) {
  const form = useMarketplaceForm({
    marketplace: marketplace === 'new' ? undefined : marketplace,
    reference: sampleReference,
  });
  const [gateway] = useState(() => createInMemoryMarketplaceGateway());
  const [client] = useState(() => new QueryClient());
  const [served] = useState(() => {
    const created = source ?? createInMemoryInsightSource();
    prepare?.(created);
    return created;
  });
  return (
    <QueryClientProvider client={client}>
      <MarketplaceFormProvider form={form} gateway={gateway}>
        <div className={formColumn}>
          <Text size="xs" tone="muted">
            {label}
          </Text>
          <FormInsight source={served} />
        </div>
      </MarketplaceFormProvider>
    </QueryClientProvider>
  );
}
