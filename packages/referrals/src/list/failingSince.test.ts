import { expect, it } from 'vitest';
import { storyTime } from '../testing/storyTime.ts';
import { failingSince } from './failingSince.ts';

it.each([
  ['LIV-4 is silent while all is well', 0, storyTime, undefined],
  ['LIV-4 is silent before the first answer', 0, null, undefined],
  ['LIV-4 is silent after one error', 1, storyTime, undefined],
  ['LIV-6 names the last good answer after two', 2, storyTime, storyTime],
  ['LIV-6 speaks at once where nothing is there yet', 1, null, null],
])('%s', (_rule, failures, lastUpdated, since) => {
  expect(failingSince({ failures, lastUpdated })).toBe(since);
});
