/** The types of marketplace. Other types that a server sends are kept, but can't be selected. */
export const marketplaceTypes = ['INSTANT', 'DURATION'] as const;

/** How a marketplace pays. On the wire, the pair `billed` and `debitPrepaidBalance`. */
export const paymentOptions = ['BILLED', 'DEBIT_PREPAID_BALANCE'] as const;

/** How a referral is delivered to a marketplace's API. */
export const deliveryMethods = [
  'GENERIC',
  'TIVLY',
  'HUB',
  'BOLD_PENGUIN',
  'DATALOT',
  'MOMENTUM',
  'CTQ',
] as const;

/** How requests to a marketplace's API are authenticated. */
export const apiAuthTypes = ['BASIC', 'X_API_KEY'] as const;

/** The weekdays in display order, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Sorts days in week order. */
export const inWeekOrder = (days: readonly string[]) => weekdays.filter((day) => days.includes(day));

/** The name of a weekday's flag in a risk appetite or recipient setting. */
export type DayFlag = `acceptReferralsOn${Weekday}`;
export const dayFlag = (day: Weekday): DayFlag => `acceptReferralsOn${day}`;
/** The flag names of all weekdays, Monday first. */
export const dayFlags: readonly DayFlag[] = weekdays.map(dayFlag);

/** The referral source that can't be selected or deselected in the form. */
export const directCallSource = 'direct-call';

/** The names of the limits, in the form and on the wire. */
export const limitNames = [
  'maxReferralsPerHour',
  'maxReferralsPerDay',
  'maxReferralsPerWeek',
  'maxReferralsPerMonth',
] as const;
export type LimitName = (typeof limitNames)[number];

/** Start time of an all-day schedule. */
export const dayStart = '00:00:00';
/** End time of an all-day schedule. */
export const dayEnd = '23:59:59';

/** How a referral is priced for a marketplace. */
export const priceModes = ['PERCENT_MODIFIER', 'DELIVERED_PRICE'] as const;
export type PriceMode = (typeof priceModes)[number];

/** Returns the mode a marketplace is billed by: a delivered price counts for INSTANT only, the type where none is set. */
export const billedPriceMode = (type: unknown, appliesDeliveredPrice: boolean): PriceMode =>
  appliesDeliveredPrice && (type || 'INSTANT') === 'INSTANT' ? 'DELIVERED_PRICE' : 'PERCENT_MODIFIER';

/** Whether the NAICS field lists the excluded or the accepted codes. */
export const naicsModes = ['exclude', 'include'] as const;
export type NaicsMode = (typeof naicsModes)[number];
