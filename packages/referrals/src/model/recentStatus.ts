import type { MarketplaceStatus } from './status.ts';

/** The badge of the recent referrals table (STS-18). */
export interface RecentStatus {
  readonly name: string;
  readonly tone: 'critical' | 'caution' | 'positive' | 'special' | 'neutral';
  /** Decides the icon. */
  readonly icon: MarketplaceStatus;
}

const recentStatuses: Partial<Record<MarketplaceStatus, RecentStatus>> = {
  Settled: { name: 'Settled', tone: 'critical', icon: 'Settled' },
  Available: { name: 'Available to Claim', tone: 'caution', icon: 'Available' },
  Claimed: { name: 'Claimed Referral', tone: 'positive', icon: 'Claimed' },
  Ineligible: { name: 'Ineligible', tone: 'special', icon: 'Ineligible' },
};

const assigned: RecentStatus = { name: 'Assigned CCR', tone: 'neutral', icon: 'Assigned' };

/** Name, color and icon of a status in the recent referrals table (STS-18). */
export const recentStatus = (status: MarketplaceStatus) => recentStatuses[status] ?? assigned;
