import { expect, it } from 'vitest';
import { storyTime } from '../testing/storyTime.ts';
import { failingSince } from './liveContent.ts';

it.each([
  ['LIV-4 returns undefined while requests succeed', 0, storyTime, undefined],
  ['LIV-4 returns undefined before the first response', 0, null, undefined],
  ['LIV-4 returns undefined after one error', 1, storyTime, undefined],
  ['LIV-6 returns the time of the last update after two errors', 2, storyTime, storyTime],
  ['LIV-6 returns null after the first error if nothing has loaded', 1, null, null],
])('%s', (_rule, failures, lastUpdated, since) => {
  expect(failingSince({ failures, lastUpdated })).toBe(since);
});
