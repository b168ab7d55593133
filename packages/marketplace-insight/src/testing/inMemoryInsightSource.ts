import type { InsightSample, MarketplaceInsightSource } from '../match/MarketplaceInsightSource.ts';
import { sampleMatchReferrals } from './sampleReferrals.ts';

/** An in-memory insight source with controls for tests. */
export interface InMemoryInsightSource extends MarketplaceInsightSource {
  /** Makes later calls fail, or succeed again. */
  readonly fail: (isFailing?: boolean) => void;
  /** Blocks later calls until the returned function is called. */
  readonly hold: () => () => void;
}

/** Creates an in-memory source of past referrals for stories, tests and demos. Default: 312 of 4,120. */
export function createInMemoryInsightSource(
  sample: InsightSample = { referrals: sampleMatchReferrals(), total: 4120 },
): InMemoryInsightSource {
  let isFailing = false;
  let blocked: Promise<void> | undefined;
  return {
    fail(value = true) {
      isFailing = value;
    },
    hold() {
      let release = () => {};
      blocked = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    async sample(signal) {
      await blocked;
      signal?.throwIfAborted();
      if (isFailing) throw new Error('The sample is not there.');
      return sample;
    },
  };
}
