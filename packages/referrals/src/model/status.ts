/** The values of `marketplaceStatus`. The name people read is the value itself. */
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

/** Reads a status; an unknown or missing one is 'Undefined'. */
export const toMarketplaceStatus = (value: unknown): MarketplaceStatus =>
  marketplaceStatuses.find((status) => status === value) ?? 'Undefined';

/** How far the agent has come with a referral. */
export const progressStatuses = [
  'Open',
  'In Progress',
  'Quote Sent',
  'Bound Prospect',
  'Unable to Service',
] as const;
/** One of `progressStatuses`: how far an agent is with an acquired referral. */
export type ProgressStatus = (typeof progressStatuses)[number];

/** Reads a progress status; an unknown or missing one is null. */
export const toProgressStatus = (value: unknown): ProgressStatus | null =>
  progressStatuses.find((status) => status === value) ?? null;

/** The name people read. */
export const progressStatusName = (status: ProgressStatus) =>
  status === 'Bound Prospect' ? 'Bound' : status;

/** Whether the icon of a progress status shows. */
export const showsProgressIcon = (status: ProgressStatus) => status !== 'Unable to Service';
