import { seededRandom } from '@advantage/live-list/testing';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';
import { storyReferrals } from './storyReferrals.ts';
import { minutesAgo, storyTime } from './storyTime.ts';

const firstOf = storyReferrals[0]?.addDate ?? storyTime;

/** As many referrals as wanted, newest first, each a variation of one of the story rows. The same seed gives the same rows. */
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

/** The first page of such a list. `total` is the length of the whole list; default 214, or `count` where that is more. */
export const referralPage = (count = 25, seed = 1, total = Math.max(count, 214)): ReferralPage => ({
  rows: referralRows(count, seed),
  total,
});
