import * as en from '../messages/en.ts';
import type { MarketplaceStatus } from './status.ts';

/** A status badge in the recent referrals table. */
export interface RecentStatus {
  readonly name: string;
  readonly tone: 'critical' | 'caution' | 'positive' | 'special' | 'neutral';
  /** Selects the icon. */
  readonly icon: keyof typeof en.recentStatuses;
}

const recentStatuses: Partial<Record<MarketplaceStatus, Omit<RecentStatus, 'name'>>> = {
  Settled: { tone: 'critical', icon: 'Settled' },
  Available: { tone: 'caution', icon: 'Available' },
  Claimed: { tone: 'positive', icon: 'Claimed' },
  Ineligible: { tone: 'special', icon: 'Ineligible' },
};

const assigned: Omit<RecentStatus, 'name'> = { tone: 'neutral', icon: 'Assigned' };

/** Returns the name, color and icon of a status in the recent referrals table. */
export function recentStatus(status: MarketplaceStatus, names = en.recentStatuses): RecentStatus {
  const { tone, icon } = recentStatuses[status] ?? assigned;
  return { name: names[icon], tone, icon };
}
