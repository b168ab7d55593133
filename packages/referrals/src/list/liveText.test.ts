import type { LiveStatus } from '@advantage/live-list';
import { expect, it } from 'vitest';
import { storyTime } from '../testing/storyTime.ts';
import { liveText } from './liveText.ts';

it.each<[rule: string, state: LiveStatus['state'], age: number | null, text: string]>([
  ['LIV-2 counts the seconds since the last answer', 'live', 3_000, 'Live · updated 3 s ago'],
  ['LIV-2 never says zero', 'live', 0, 'Live · updated 1 s ago'],
  ['LIV-2 never says less than zero', 'live', -5_000, 'Live · updated 1 s ago'],
  ['LIV-2 counts minutes after a minute', 'live', 119_000, 'Live · updated 1 min ago'],
  ['LIV-2 waits for the first answer', 'live', null, 'Connecting'],
  ['LIV-2 says that it is paused', 'paused', 3_000, 'Paused'],
  ['LIV-6 says since when it reconnects', 'reconnecting', 180_000, 'Last updated 10:21 AM · reconnecting'],
  ['LIV-6 reconnects without a first answer', 'reconnecting', null, 'Reconnecting'],
])('%s', (_rule, state, age, text) => {
  expect(liveText({ state, lastUpdated: age === null ? null : storyTime - age }, storyTime)).toBe(text);
});
