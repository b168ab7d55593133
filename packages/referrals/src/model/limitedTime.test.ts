import { formatMinutesLeft } from '@advantage/ui';
import { expect, it } from 'vitest';
import { limitedMinutes } from './limitedTime.ts';
import { marketplaceStatuses } from './status.ts';

const now = Date.parse('2026-11-20T16:24:00Z');
const ending = (ms: number) =>
  limitedMinutes({ marketplaceStatus: 'Available', marketplaceExpirationDate: now + ms }, now);

it.each<[ms: number, text: string]>([
  [-3_600_000, '1 minute left'],
  [0, '1 minute left'],
  [1, '1 minute left'],
  [60_000, '1 minute left'],
  [60_001, '2 minutes left'],
  [300_000, '5 minutes left'],
  [300_001, '6 minutes left'],
  [3_600_000, '60 minutes left'],
])('TBL-61 TIM-6 formats an end time %i ms away as %s', (ms, text) => {
  expect(formatMinutesLeft(ending(ms))).toBe(text);
});

it.each(marketplaceStatuses.filter((status) => status !== 'Available'))(
  'TBL-60 returns null for a referral that is %s',
  (marketplaceStatus) => {
    expect(limitedMinutes({ marketplaceStatus, marketplaceExpirationDate: now + 1 }, now)).toBeNull();
  },
);

it('TBL-60 TIM-14 shows a dash for an Available referral without an end time', () => {
  const minutes = limitedMinutes({ marketplaceStatus: 'Available', marketplaceExpirationDate: null }, now);
  expect(formatMinutesLeft(minutes)).toBe('—');
});
