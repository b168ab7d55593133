import { queryOptions } from '@tanstack/react-query';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';

/** The sample of past referrals: one for all pages, good for five minutes. */
export const sampleQuery = (source: MarketplaceInsightSource) =>
  queryOptions({
    queryKey: ['@advantage/marketplace-form', 'insight-sample'],
    queryFn: ({ signal }) => source.sample(signal),
    staleTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
