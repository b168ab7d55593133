import { useBrand } from '@advantage/ui';
import { warnDuplicateCopy } from '@advantage/ui/internal';
import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';

/**
 * Returns the host's query client. Without a provider, throws an error that names this package; React Query's own error
 * doesn't say which components need the provider.
 */
export function useHostQueryClient(): QueryClient {
  const client = useContext(QueryClientContext);
  warnDuplicateCopy('@tanstack/react-query', QueryClientContext);
  // Reports a second copy of the design system, whose toasts the page would not show.
  useBrand();
  if (!client)
    throw new Error(
      'Components of @advantage/marketplace-form and @advantage/marketplace-insight need a <QueryClientProvider> of @tanstack/react-query around them. Where there is one, the page has two copies of @tanstack/react-query: install one version for all packages, e.g. with `npm dedupe`.',
    );
  return client;
}
