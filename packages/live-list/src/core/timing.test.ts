import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, nextPollTime, retryAfterMs } from './timing.ts';

describe('timing', () => {
  it('D1 puts the next poll on the interval, after now and at most one interval away', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (start, delay) => {
        const next = nextPollTime(start, start + delay);
        expect((next - start) % 3000).toBe(0);
        expect(next).toBeGreaterThan(start + delay);
        expect(next).toBeLessThanOrEqual(start + delay + 3000);
      }),
    );
  });

  it.each([
    [1, 3000, 6000],
    [2, 6000, 12_000],
    [3, 12_000, 24_000],
    [4, 24_000, 48_000],
    [5, 30_000, 60_000],
    [2000, 30_000, 60_000],
  ])('LIV-3 backs off exponentially, up to 60 s: error %d', (failures, shortest, longest) => {
    expect(backoffMs(failures, () => 0)).toBe(shortest);
    expect(backoffMs(failures, () => 1)).toBe(longest);
  });

  it('LIV-7 waits for Retry-After plus up to 3 s of jitter', () => {
    expect(retryAfterMs({ retryAfter: 45_000 }, () => 0)).toBe(45_000);
    expect(retryAfterMs({ retryAfter: 45_000 }, () => 1)).toBe(48_000);
    expect(retryAfterMs({ retryAfter: undefined }, () => 0)).toBeUndefined();
  });
});
