import type { Referral } from '../model/referral.ts';
import { storyTime } from './storyTime.ts';

/**
 * Shifts the times of sample referrals so that they arrived just before `now`, e.g. `Date.now()`. Story referrals are
 * from November 2026, and lists only show the last few days.
 */
export function shiftReferrals(now: number, referrals: readonly Referral[]): readonly Referral[] {
  const move = (time: number | null) => time && time + now - storyTime;
  return referrals.map((referral) => ({
    ...referral,
    addDate: move(referral.addDate),
    lastModDate: move(referral.lastModDate),
    marketplaceExpirationDate: move(referral.marketplaceExpirationDate),
  }));
}
