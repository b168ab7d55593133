import { expect, it } from 'vitest';
import { formatMinutesLeft, minutesLeft } from './minutesLeft.ts';

const now = new Date(2026, 10, 20, 10, 24).getTime();

it.each([
  [1, '1 minute left'],
  [2, '2 minutes left'],
  [17, '17 minutes left'],
])('TIM-6 formats %d as %s', (minutes, text) => {
  expect(formatMinutesLeft(minutes)).toBe(text);
});

it.each([
  ['an expiry that passed', -90, 1],
  ['this very moment', 0, 1],
  ['one second', 1, 1],
  ['exactly a minute', 60, 1],
  ['a minute and a second', 61, 2],
  ['five minutes', 300, 5],
])('TIM-6 rounds up and never goes below 1: %s', (_name, seconds, minutes) => {
  expect(minutesLeft(now + seconds * 1000, now)).toBe(minutes);
});

it.each([null, undefined, ''])('TIM-14 shows an em dash for %j', (until) => {
  expect(formatMinutesLeft(minutesLeft(until, now))).toBe('—');
});
