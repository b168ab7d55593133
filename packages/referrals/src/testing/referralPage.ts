import { seededRandom } from '@advantage/live-list/testing';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';
import { storyReferrals } from './storyReferrals.ts';
import { minutesAgo, storyTime } from './storyTime.ts';

const firstOf = storyReferrals[0]?.addDate ?? storyTime;

/** Creates `count` referrals, newest first, each a variation of a story referral. The same seed gives the same rows. */
export function referralRows(count: number, seed = 1): readonly Referral[] {
  const random = seededRandom(seed);
  let added = firstOf;
  return Array.from({ length: count }, (_, index) => {
    const origin = storyReferrals[Math.floor(random() * storyReferrals.length)] as Referral;
    added -= Math.floor(random() * 12 * 60_000);
    return {
      ...origin,
      opportunityId: String(100_000 + seed * 1_000_000 + count - index),
      addDate: added,
      lastModDate: added,
      marketplaceExpirationDate:
        origin.marketplaceExpirationDate && minutesAgo(-1 - Math.floor(random() * 90)),
      estimatedPremium: origin.estimatedPremium && Math.round(origin.estimatedPremium * (0.5 + random())),
    };
  });
}

/**
 * Creates the first page of such a list. `total`, the length of the whole list, defaults to 214 or, if larger, `count`.
 */
export const referralPage = (count = 25, seed = 1, total = Math.max(count, 214)): ReferralPage => ({
  rows: referralRows(count, seed),
  total,
});
