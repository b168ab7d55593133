import { type MarketplaceGateway, MarketplaceList } from '@advantage/marketplace-form';
import type { MarketplaceInsightSource } from '@advantage/marketplace-insight';
import { BrandProvider, ToastRegion } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

interface PrioritiesProps {
  readonly gateway: MarketplaceGateway;
  /** Recent referrals; start with `createInMemoryInsightSource` from `/testing`. */
  readonly source: MarketplaceInsightSource;
}

const client = new QueryClient();

// Optional: the list works without it, and its code loads separately.
const OrderInsight = lazy(async () => ({
  default: (await import('@advantage/marketplace-insight')).OrderInsight,
}));

export const Priorities = ({ gateway, source }: PrioritiesProps) => (
  <QueryClientProvider client={client}>
    <BrandProvider>
      <MarketplaceList
        gateway={gateway}
        hrefOf={(id) => `/marketplaces/${id}`}
        newHref="/marketplaces/new"
        insight={(stores) => (
          <Suspense fallback={null}>
            <OrderInsight stores={stores} source={source} />
          </Suspense>
        )}
      />
      <ToastRegion />
    </BrandProvider>
  </QueryClientProvider>
);
