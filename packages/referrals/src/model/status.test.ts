import { describe, expect, it } from 'vitest';
import {
  marketplaceStatuses,
  progressStatuses,
  progressStatusName,
  showsProgressIcon,
  toMarketplaceStatus,
  toProgressStatus,
} from './status.ts';

describe('statuses', () => {
  it('STS-1 has the nine marketplace statuses', () => {
    expect(marketplaceStatuses).toEqual([
      'Available',
      'Claimed',
      'Settled',
      'Incoming',
      'Delivered',
      'Assigned',
      'On Hold',
      'Ineligible',
      'Undefined',
    ]);
    for (const status of marketplaceStatuses) expect(toMarketplaceStatus(status)).toBe(status);
  });

  it('STS-14 reads an unknown status as Undefined', () => {
    expect(['available', 'toString', '', null].map(toMarketplaceStatus)).toEqual(Array(4).fill('Undefined'));
  });

  it('STS-3 STS-4 has five progress statuses and displays Bound Prospect as Bound', () => {
    expect(progressStatuses.map(progressStatusName)).toEqual([
      'Open',
      'In Progress',
      'Quote Sent',
      'Bound',
      'Unable to Service',
    ]);
    expect(progressStatuses.map(toProgressStatus)).toEqual(progressStatuses);
    expect(toProgressStatus('Bound')).toBeNull();
  });

  it('STS-5 hides the icon of Unable to Service only', () => {
    expect(progressStatuses.filter((status) => !showsProgressIcon(status))).toEqual(['Unable to Service']);
  });
});
