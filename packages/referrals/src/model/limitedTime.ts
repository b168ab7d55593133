import { minutesLeft } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { Referral } from './referral.ts';

/** At this many minutes or fewer the time left is critical. */
export const criticalMinutes = 5;

type Expiring = Pick<Referral, 'marketplaceStatus' | 'marketplaceExpirationDate'>;

/** Minutes until an Available referral ends, rounded up and at least 1; null in every other row. */
export function limitedMinutes(referral: Expiring, now: number): number | null {
  if (referral.marketplaceStatus !== 'Available') return null;
  return minutesLeft(referral.marketplaceExpirationDate, now) ?? null;
}

/** The same where a referral is offered: 0 from the moment at which it can no longer be claimed. */
export function claimMinutes(referral: Expiring, now: number): number | null {
  const minutes = limitedMinutes(referral, now);
  return minutes !== null && Number(referral.marketplaceExpirationDate) <= now ? 0 : minutes;
}

/** '9 min', '1 hr 5 min', '3 hr'. */
export function shortTimeLeft(minutes: number, t = en.timedStatus): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && t.hours(hours), (rest > 0 || hours === 0) && t.minutes(rest)]
    .filter(Boolean)
    .join(' ');
}

/** How much of the time from delivery to the end is left, between 0 and 1; 1 where the delivery is unknown. */
export function shareLeft(
  { addDate, marketplaceExpirationDate }: Pick<Referral, 'addDate' | 'marketplaceExpirationDate'>,
  minutes: number,
): number {
  if (addDate === null || marketplaceExpirationDate === null) return 1;
  const whole = (marketplaceExpirationDate - addDate) / 60_000;
  return whole > 0 ? Math.min(1, minutes / whole) : 1;
}
