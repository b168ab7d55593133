import { MarketplaceForm, type MarketplaceGateway } from '@advantage/marketplace-form';
import { BrandProvider, ToastRegion } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

interface EditMarketplaceProps {
  /** Your service behind the form's interface; start with `createInMemoryMarketplaceGateway` from `/testing`. */
  readonly gateway: MarketplaceGateway;
  readonly id: number | 'new';
}

const client = new QueryClient();

export const EditMarketplace = ({ gateway, id }: EditMarketplaceProps) => (
  <QueryClientProvider client={client}>
    <BrandProvider>
      <MarketplaceForm
        gateway={gateway}
        marketplaceId={id}
        onCreated={(marketplace) => window.location.assign(`/marketplaces/${marketplace.id}`)}
      />
      <ToastRegion />
    </BrandProvider>
  </QueryClientProvider>
);
