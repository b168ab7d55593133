import { type MarketplaceGateway, MarketplaceList } from '@advantage/marketplace-form';
import { type MarketplaceInsightSource, OrderInsight } from '@advantage/marketplace-insight';
import { BrandProvider, ToastRegion } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

interface PrioritiesProps {
  readonly gateway: MarketplaceGateway;
  /** Recent referrals; start with `createInMemoryInsightSource` from `/testing`. */
  readonly source: MarketplaceInsightSource;
}

const client = new QueryClient();

export const Priorities = ({ gateway, source }: PrioritiesProps) => (
  <QueryClientProvider client={client}>
    <BrandProvider>
      <MarketplaceList
        gateway={gateway}
        hrefOf={(id) => `/marketplaces/${id}`}
        newHref="/marketplaces/new"
        // Optional: the list works without it.
        insight={(stores) => <OrderInsight stores={stores} source={source} />}
      />
      <ToastRegion />
    </BrandProvider>
  </QueryClientProvider>
);
