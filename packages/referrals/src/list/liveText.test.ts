import { type LiveStatus, SourceError } from '@advantage/live-list';
import { expect, it } from 'vitest';
import { storyTime } from '../testing/storyTime.ts';
import { liveText } from './liveText.ts';

it.each<[rule: string, state: LiveStatus['state'], age: number | null, text: string]>([
  ['LIV-2 counts the seconds since the last update', 'live', 3_000, 'Live · updated 3 s ago'],
  ['LIV-2 never shows zero seconds', 'live', 0, 'Live · updated 1 s ago'],
  ['LIV-2 never shows negative seconds', 'live', -5_000, 'Live · updated 1 s ago'],
  ['LIV-2 switches to minutes after a minute', 'live', 119_000, 'Live · updated 1 min ago'],
  ['LIV-2 shows that it is connecting before the first response', 'live', null, 'Connecting'],
  ['LIV-2 shows when it is paused', 'paused', 3_000, 'Paused'],
  [
    'LIV-6 shows the last update time while reconnecting',
    'reconnecting',
    180_000,
    'Last updated 10:21 AM · reconnecting',
  ],
  ['LIV-6 shows no time while reconnecting before the first response', 'reconnecting', null, 'Reconnecting'],
])('%s', (_rule, state, age, text) => {
  const lastUpdated = age === null ? null : storyTime - age;
  expect(liveText({ state, lastUpdated, error: null, emptiedBy: null }, storyTime)).toBe(text);
});

const refused = (status: number) => new SourceError('http', 'Refused.', { status });

it('ERR-29 shows a 401 or 403 in place of the live state', () => {
  const live = { state: 'live', lastUpdated: storyTime, error: null } as const;
  expect(liveText({ ...live, emptiedBy: refused(401) }, storyTime)).toBe('Sign-in required');
  expect(liveText({ ...live, emptiedBy: refused(404) }, storyTime)).toBe('Live · updated 1 s ago');
  const failing = { state: 'reconnecting', lastUpdated: storyTime, emptiedBy: null } as const;
  expect(liveText({ ...failing, error: refused(403) }, storyTime)).toBe('No access');
});
