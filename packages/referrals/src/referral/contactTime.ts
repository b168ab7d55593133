import * as en from '../messages/en.ts';

const minute = 60_000;

/** Minutes within which a consumer expects a call after an agent acquires the referral. */
export const contactMinutes = 10;

/** Minutes after which the timer is hidden. */
const shownMinutes = 60;

/** Returns the minutes since a referral was acquired, rounded down; null once the timer is hidden. */
export function contactAge(acquiredAt: number | null, now: number): number | null {
  if (acquiredAt === null) return null;
  const minutes = Math.floor(Math.max(0, now - acquiredAt) / minute);
  return minutes < shownMinutes ? minutes : null;
}

/** Returns the text for an age: the time left to call, then the time since the referral was acquired. */
export function contactText(
  age: number,
  { isShort = false }: { readonly isShort?: boolean } = {},
  t = en.contact,
): string {
  if (age >= contactMinutes) return t.minutesAgo(age);
  const left = contactMinutes - age;
  return isShort ? t.minutesLeft(left) : t.callWithin(left);
}
