import type { MatchReferral } from './MatchReferral.ts';

/** The referrals that settings are tried on. */
export interface InsightSample {
  /** The last ones there were, in any order. */
  readonly referrals: readonly MatchReferral[];
  /** How many there are altogether, where that is known: the sample may be a part of them. */
  readonly total?: number;
}

/**
 * Where the sample of past referrals comes from. Implement it over your list of referrals;
 * `createInMemoryInsightSource` of `/testing` is one without a service. Give only what the reader may see.
 */
export interface MarketplaceInsightSource {
  /** The last referrals; rejects when they cannot be had. */
  readonly sample: (signal?: AbortSignal) => Promise<InsightSample>;
  /** Where a referral shows; examples then link to it, in a new tab. Default: they are no links. */
  readonly hrefOf?: (referral: MatchReferral) => string;
}
