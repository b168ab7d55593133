import type { ReferralListQuery } from './listParams.ts';

/** The fields of a referral that filters read. Times are in milliseconds since 1970. */
export interface FilteredReferral {
  readonly state: string | null;
  readonly addDate: number | null;
  readonly marketplaceStatus: string;
  readonly marketplaceExpirationDate: number | null;
}

/** Returns the start of a day written as MM/DD/YYYY, in this machine's timezone. */
export function startOfDay(text: string): number {
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number);
  return new Date(year, month - 1, day).getTime();
}

/** Whether a referral can be claimed at a time, to the second. Without an expiry, it can until its status changes. */
const canBeClaimed = (
  { marketplaceStatus, marketplaceExpirationDate }: FilteredReferral,
  now: number,
): boolean =>
  marketplaceStatus === 'Available' &&
  (marketplaceExpirationDate === null || marketplaceExpirationDate > Math.floor(now / 1000) * 1000);

/** Returns whether a service lists a referral for a query. A username's appetite is up to the service. */
export function matchesQuery(
  referral: FilteredReferral,
  { filters: { state, addDate } = {}, showClaimed = true }: ReferralListQuery,
  now: number,
): boolean {
  return (
    (!state || referral.state === state) &&
    (!addDate || referral.addDate === null || referral.addDate >= startOfDay(addDate)) &&
    (showClaimed || canBeClaimed(referral, now))
  );
}
