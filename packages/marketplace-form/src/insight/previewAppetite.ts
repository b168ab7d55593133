import type { NewMarketplace } from '../wire/marketplace.ts';
import { appetiteRules, createMatcher } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { englishMatches } from './matchTerms.ts';
import { processInChunks, type SliceOptions } from './processInChunks.ts';
import { createTally, type Tally } from './tally.ts';

/** What settings would have taken of a sample, and how that differs from other settings. */
export interface AppetitePreview {
  /** The settings that are tried. */
  readonly now: Tally;
  /** The settings they are measured by; missing for a new marketplace. */
  readonly saved?: Tally;
  /** How many match now and did not with the saved settings. */
  readonly gained: number;
  /** How many matched with the saved settings and do not now. */
  readonly lost: number;
}

/** Tries settings on a sample, in slices. */
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

/** Compares what two settings take of the same sample. */
export const comparePreview = (now: Tally, saved: Tally | undefined): AppetitePreview => ({
  now,
  ...(saved && { saved }),
  gained: saved ? without(now.matched, saved.matched) : 0,
  lost: saved ? without(saved.matched, now.matched) : 0,
});
