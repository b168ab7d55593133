/** The kinds of marketplace. A server may send others: they survive, but cannot be chosen. */
export const marketplaceTypes = ['INSTANT', 'DURATION'] as const;
/** One of `marketplaceTypes`. */
export type MarketplaceType = (typeof marketplaceTypes)[number];

/** How a marketplace pays. On the wire this is the pair `billed` and `debitPrepaidBalance`. */
export const paymentOptions = ['BILLED', 'DEBIT_PREPAID_BALANCE'] as const;
/** One of `paymentOptions`. */
export type PaymentOption = (typeof paymentOptions)[number];

/** The ways a referral travels to a buyer's API. */
export const deliveryMethods = [
  'GENERIC',
  'TIVLY',
  'HUB',
  'BOLD_PENGUIN',
  'DATALOT',
  'MOMENTUM',
  'CTQ',
] as const;
/** One of `deliveryMethods`. */
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** How a buyer's API authenticates us. */
export const apiAuthTypes = ['BASIC', 'X_API_KEY'] as const;
/** One of `apiAuthTypes`. */
export type ApiAuthType = (typeof apiAuthTypes)[number];

/** Monday to Sunday, the order in which days are shown. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
/** One of `weekdays`. */
export type Weekday = (typeof weekdays)[number];

/** Days in the order of the week. */
export const inWeekOrder = (days: readonly string[]) => weekdays.filter((day) => days.includes(day));

/** The name of a day's flag in a risk appetite and in a recipient setting. */
export type DayFlag = `acceptReferralsOn${Weekday}`;
/** The flag of a weekday. */
export const dayFlag = (day: Weekday): DayFlag => `acceptReferralsOn${day}`;
/** The flags of all weekdays, Monday first. */
export const dayFlags: readonly DayFlag[] = weekdays.map(dayFlag);

/** The source that the form never lets anyone tick or untick. */
export const directCallSource = 'direct-call';

/** The times that mean 'all day'. */
export const dayStart = '00:00:00';
/** The end of a whole day. */
export const dayEnd = '23:59:59';

/** How a referral is priced for a marketplace. */
export const priceModes = ['PERCENT_MODIFIER', 'DELIVERED_PRICE'] as const;
/** One of `priceModes`. */
export type PriceMode = (typeof priceModes)[number];

/** Whether the NAICS text lists the codes left out or the codes taken. */
export const naicsModes = ['exclude', 'include'] as const;
/** One of `naicsModes`. */
export type NaicsMode = (typeof naicsModes)[number];
