import { expect, it } from 'vitest';
import { timeSpan } from './timeSpan.ts';

it.each([
  ['09:00:00', '17:00:00', { x: 540, width: 480 }],
  ['00:00:00', '23:59:59', { x: 0, width: 1440 }],
  ['17:00:00', '09:00:00', { x: 0, width: 0 }],
  ['', '09:00:00', { x: 0, width: 0 }],
  ['09:00:00', '', { x: 0, width: 0 }],
])('MKF-23 %s to %s takes %o of the day', (start, end, span) => {
  expect(timeSpan(start, end)).toEqual(span);
});
