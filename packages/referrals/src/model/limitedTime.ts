import { minutesLeft } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { Referral } from './referral.ts';

/** The time left is critical at this many minutes or fewer. */
export const criticalMinutes = 5;

type Expiring = Pick<Referral, 'marketplaceStatus' | 'marketplaceExpirationDate'>;

/** Returns the minutes until an Available referral expires, rounded up and at least 1. Null in all other rows. */
export function limitedMinutes(referral: Expiring, now: number): number | null {
  if (referral.marketplaceStatus !== 'Available') return null;
  return minutesLeft(referral.marketplaceExpirationDate, now) ?? null;
}

/** Like `limitedMinutes`, but returns 0 once the referral has expired and can't be claimed anymore. */
export function claimMinutes(referral: Expiring, now: number): number | null {
  const minutes = limitedMinutes(referral, now);
  return minutes !== null && Number(referral.marketplaceExpirationDate) <= now ? 0 : minutes;
}

/** Formats minutes as '9 min', '1 h 5 min' or '3 h'. */
export function clockText(minutes: number, t = en.timedStatus): string {
  const hours = Math.floor(minutes / 60);
  const remainder = minutes % 60;
  return [hours > 0 && t.hours(hours), (remainder > 0 || hours === 0) && t.minutes(remainder)]
    .filter(Boolean)
    .join(' ');
}
