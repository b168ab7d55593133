import { expect, it } from 'vitest';
import { type MarketplaceStatus, marketplaceStatuses } from '../model/status.ts';
import { recentStatus } from './recentColumns.tsx';

const expected: Record<MarketplaceStatus, [name: string, tone: string]> = {
  Settled: ['Settled', 'critical'],
  Available: ['Available to Claim', 'caution'],
  Claimed: ['Claimed Referral', 'positive'],
  Ineligible: ['Ineligible', 'special'],
  Assigned: ['Assigned CCR', 'neutral'],
  Incoming: ['Assigned CCR', 'neutral'],
  Delivered: ['Assigned CCR', 'neutral'],
  'On Hold': ['Assigned CCR', 'neutral'],
  Undefined: ['Assigned CCR', 'neutral'],
};

it.each(marketplaceStatuses)('STS-18 maps %s to its name and color in the recent table', (status) => {
  const { name, tone } = recentStatus(status);
  expect([name, tone]).toEqual(expected[status]);
});
