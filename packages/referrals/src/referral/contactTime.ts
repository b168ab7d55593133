import * as en from '../messages/en.ts';

const minute = 60_000;

/** Minutes within which a consumer expects to hear from whoever acquired the referral. */ export const contactMinutes = 10;

/** Minutes after which nothing is said any more. */
const shownMinutes = 60;

/** How long ago a referral was acquired, as far as it asks for a call: in minutes, rounded down; null when it does not. */
export function contactAge(acquiredAt: number | null, now: number): number | null {
  if (acquiredAt === null) return null;
  const minutes = Math.floor(Math.max(0, now - acquiredAt) / minute);
  return minutes < shownMinutes ? minutes : null;
}

/** The same in words: how long is left to call, then how long it has been. */
export function contactText(
  age: number,
  { isShort = false }: { readonly isShort?: boolean } = {},
  t = en.contact,
): string {
  if (age >= contactMinutes) return t.minutesAgo(age);
  const left = contactMinutes - age;
  return isShort ? t.minutesLeft(left) : t.callWithin(left);
}
