import { queryOptions } from '@tanstack/react-query';
import type { MatchReferral } from './MatchReferral.ts';

/** A sample of referrals to test settings on. */
export interface InsightSample {
  /** The latest referrals, in any order. */
  readonly referrals: readonly MatchReferral[];
  /** Total number of referrals, if known. The sample may contain only some of them. */
  readonly total?: number;
}

/**
 * Provides a sample of past referrals. Implement it over your list of referrals, or use `createInMemoryInsightSource`
 * of `/testing`, which needs no service. Return only data that the user may see.
 */
export interface MarketplaceInsightSource {
  /** Returns the latest referrals. Rejects if they can't be loaded. */
  readonly sample: (signal?: AbortSignal) => Promise<InsightSample>;
  /** Returns the URL of a referral. Examples then link to it, in a new tab. Default: they are no links. */
  readonly hrefOf?: (referral: MatchReferral) => string;
}

/** The query for the sample of past referrals, shared by all pages and fresh for five minutes. */
export const sampleQuery = (source: MarketplaceInsightSource) =>
  queryOptions({
    queryKey: ['@advantage/marketplace-form', 'insight-sample'],
    queryFn: ({ signal }) => source.sample(signal),
    staleTime: 300_000,
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
