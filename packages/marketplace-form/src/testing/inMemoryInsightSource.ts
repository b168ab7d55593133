import type { InsightSample, MarketplaceInsightSource } from '../insight/MarketplaceInsightSource.ts';
import { sampleMatchReferrals } from './sampleReferrals.ts';

/** A sample in memory, and what a test may do with it. */
export interface InMemoryInsightSource extends MarketplaceInsightSource {
  /** Lets later calls fail, or succeed again. */
  readonly fail: (isFailing?: boolean) => void;
  /** Keeps later calls waiting until the returned function is called. */
  readonly hold: () => () => void;
}

/** A sample of past referrals that is kept in memory, for stories, tests and demos. Default: 312 of 4,120. */
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
