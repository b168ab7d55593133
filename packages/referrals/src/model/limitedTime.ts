import { minutesLeft } from '@advantage/ui';
import type { Referral } from './referral.ts';

/** At this many minutes or fewer the time left is critical (TBL-62). */
export const criticalMinutes = 5;

/** Minutes until an Available referral ends, rounded up and at least 1; null in every other row (TBL-60, TBL-61). */
export function limitedMinutes(
  referral: Pick<Referral, 'marketplaceStatus' | 'marketplaceExpirationDate'>,
  now: number,
): number | null {
  if (referral.marketplaceStatus !== 'Available') return null;
  return minutesLeft(referral.marketplaceExpirationDate, now) ?? null;
}
