import type { Referral } from '../model/referral.ts';
import { storyTime } from './storyTime.ts';

/**
 * Sample referrals as they would be had they come in just before a moment, e.g. `Date.now()`: those of the stories are from
 * November 2026, and lists show the last days only.
 */
export function movedTo(now: number, referrals: readonly Referral[]): readonly Referral[] {
  const move = (time: number | null) => time && time + now - storyTime;
  return referrals.map((referral) => ({
    ...referral,
    addDate: move(referral.addDate),
    lastModDate: move(referral.lastModDate),
    marketplaceExpirationDate: move(referral.marketplaceExpirationDate),
  }));
}
