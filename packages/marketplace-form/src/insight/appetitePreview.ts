import type { NewMarketplace } from '../wire/marketplace.ts';
import { appetiteRules, createMatcher } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { englishMatches } from './matchTerms.ts';
import { processInChunks, type SliceOptions } from './processInChunks.ts';
import { createTally, type Tally } from './tally.ts';

/** What settings would have matched in a sample, compared with the saved settings. */
export interface AppetitePreview {
  /** The result of the settings being tested. */
  readonly now: Tally;
  /** The result of the saved settings. Missing for a new marketplace. */
  readonly saved?: Tally;
  /** Number of referrals that match now but not with the saved settings. */
  readonly gained: number;
  /** Number of referrals that match the saved settings but not now. */
  readonly lost: number;
}

/** Tests settings on a sample, in time slices. */
export async function tallyAppetite(
  marketplace: NewMarketplace,
  referrals: readonly MatchReferral[],
  options?: SliceOptions,
  messages = englishMatches,
): Promise<Tally> {
  const match = createMatcher(marketplace, appetiteRules, messages);
  const tally = createTally(messages.ruleNames);
  await processInChunks(
    referrals,
    (referral) => tally.add(referral, match(referral, referral.addDate ?? 0)),
    options,
  );
  return tally.result();
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((id) => !others.has(id)).length;

/** Compares the results of two settings on the same sample. */
export const comparePreview = (now: Tally, saved: Tally | undefined): AppetitePreview => ({
  now,
  ...(saved && { saved }),
  gained: saved ? without(now.matched, saved.matched) : 0,
  lost: saved ? without(saved.matched, now.matched) : 0,
});
