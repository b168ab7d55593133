/** The values of `marketplaceStatus`, which are also their English names. */
export const marketplaceStatuses = [
  'Available',
  'Claimed',
  'Settled',
  'Incoming',
  'Delivered',
  'Assigned',
  'On Hold',
  'Ineligible',
  'Undefined',
] as const;
/** The status of a referral in the marketplace. */
export type MarketplaceStatus = (typeof marketplaceStatuses)[number];

/** Parses a status. An unknown or missing one becomes 'Undefined'. */
export const toMarketplaceStatus = (value: unknown): MarketplaceStatus =>
  marketplaceStatuses.find((status) => status === value) ?? 'Undefined';

/** An agent's progress with an acquired referral. */
export const progressStatuses = [
  'Open',
  'In Progress',
  'Quote Sent',
  'Bound Prospect',
  'Unable to Service',
] as const;
/** One of `progressStatuses`: an agent's progress with an acquired referral. */
export type ProgressStatus = (typeof progressStatuses)[number];

/** Parses a progress status. An unknown or missing one becomes null. */
export const toProgressStatus = (value: unknown): ProgressStatus | null =>
  progressStatuses.find((status) => status === value) ?? null;

/** Returns the display name of a progress status. */
export const progressStatusName = (status: ProgressStatus) =>
  status === 'Bound Prospect' ? 'Bound' : status;

/** Returns whether a progress status is shown with an icon. */
export const showsProgressIcon = (status: ProgressStatus) => status !== 'Unable to Service';
