import { expect, it } from 'vitest';
import { timezones } from './index.ts';

it('TIM-15 offers these six time zones, all supported by Intl', () => {
  expect(timezones.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Alaska America/Anchorage',
    'Central America/Chicago',
    'Eastern America/New_York',
    'Hawaii Pacific/Honolulu',
    'Mountain America/Denver',
    'Pacific America/Los_Angeles',
  ]);
  for (const { value } of timezones)
    expect(new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone).toBe(value);
});
