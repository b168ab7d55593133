import type { Referral } from './referral.ts';

/** A price that fell while a list was shown. */
interface PriceFall {
  /** The price before, in US dollars. */
  readonly from: number;
  /** When the lower price arrived, in milliseconds since 1970. */
  readonly at: number;
}

/** How long a fall counts as recent, in milliseconds. */
const recent = 10 * 60_000;

/** Rows are immutable, so each version of a referral knows the last fall seen before it. */
const falls = new WeakMap<Referral, PriceFall>();

/** Records that a newer version of a referral arrived: whether its price fell, or that it still knows an earlier fall. */
export function notePriceFall(before: Referral, now: Referral, at: number) {
  const [from, to] = [before.dynamicPrice, now.dynamicPrice];
  const fall = from !== null && to !== null && to < from ? { from, at } : falls.get(before);
  if (fall) falls.set(now, fall);
}

/** Returns a referral's last fall of the price, and how many minutes ago it was; undefined after ten minutes. */
export function priceFall(referral: Referral, now?: number) {
  const fall = falls.get(referral);
  if (!fall) return undefined;
  const age = (now ?? fall.at) - fall.at;
  return age < recent ? { from: fall.from, minutes: Math.max(0, Math.floor(age / 60_000)) } : undefined;
}
