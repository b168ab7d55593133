import { Text } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSessionContext } from '../form/FormSessionContext.ts';
import { useNewFormSession } from '../form/useNewFormSession.ts';
import { FormInsight } from '../insight/FormInsight.tsx';
import type { Marketplace } from '../wire/marketplace.ts';
import { beside } from './InsightStory.css.ts';
import { createInMemoryInsightSource, type InMemoryInsightSource } from './inMemoryInsightSource.ts';
import { buildMarketplace } from './marketplaceBuilder.ts';
import { sampleReference } from './reference.ts';

interface InsightStoryProps {
  /** What is shown. */
  readonly label: string;
  /** Default: Harbor Point Insurance. `new` is one that was not saved yet. */
  readonly marketplace?: Marketplace | 'new';
  /** Sets up what goes wrong or takes long. Default: all goes well. */
  readonly prepare?: (source: InMemoryInsightSource) => void;
  /** Default: a sample in memory. */
  readonly source?: InMemoryInsightSource;
}

/** The insight of a form by itself, with a service of its own. */
export function InsightStory({
  label,
  marketplace = buildMarketplace(),
  prepare,
  source,
}: InsightStoryProps) {
  const session = useNewFormSession(marketplace === 'new' ? undefined : { marketplace }, sampleReference);
  const [client] = useState(() => new QueryClient());
  const [served] = useState(() => {
    const created = source ?? createInMemoryInsightSource();
    prepare?.(created);
    return created;
  });
  return (
    <QueryClientProvider client={client}>
      <FormSessionContext.Provider value={session}>
        <div className={beside}>
          <Text size="xs" tone="muted">
            {label}
          </Text>
          <FormInsight source={served} />
        </div>
      </FormSessionContext.Provider>
    </QueryClientProvider>
  );
}
