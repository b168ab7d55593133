import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactAge, contactText } from './contactTime.ts';

const now = Date.UTC(2026, 10, 20, 16, 24);
const ago = (seconds: number) => now - seconds * 1000;

it.each([
  [0, 'Call within 10 min'],
  [59, 'Call within 10 min'],
  [60, 'Call within 9 min'],
  [9 * 60 + 59, 'Call within 1 min'],
  [10 * 60, '10 min ago'],
  [59 * 60 + 59, '59 min ago'],
])('%i seconds after it was acquired, a referral shows %j', (seconds, text) => {
  const age = contactAge(ago(seconds), now);
  expect(age === null ? null : contactText(age)).toBe(text);
});

it('has a short form for tables', () => {
  expect(contactText(4, { isShort: true })).toBe('6 min left');
  expect(contactText(20, { isShort: true })).toBe('20 min ago');
});

it('is null after an hour or when the time of acquisition is unknown', () => {
  expect(contactAge(ago(3600), now)).toBeNull();
  expect(contactAge(null, now)).toBeNull();
});

it('treats a time in the future as now, to allow for clock differences', () => {
  expect(contactAge(now + 30_000, now)).toBe(0);
});

it('never decreases over time', () => {
  fc.assert(
    fc.property(fc.nat(7200), fc.nat(600), (seconds, later) => {
      const before = contactAge(ago(seconds), now) ?? Number.POSITIVE_INFINITY;
      const after = contactAge(ago(seconds + later), now) ?? Number.POSITIVE_INFINITY;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 1000 },
  );
});
