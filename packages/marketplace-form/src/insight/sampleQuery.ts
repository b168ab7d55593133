import { queryOptions } from '@tanstack/react-query';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';

/** The query for the sample of past referrals, shared by all pages and fresh for five minutes. */
export const sampleQuery = (source: MarketplaceInsightSource) =>
  queryOptions({
    queryKey: ['@advantage/marketplace-form', 'insight-sample'],
    queryFn: ({ signal }) => source.sample(signal),
    staleTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
