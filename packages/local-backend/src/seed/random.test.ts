import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('the seeded random generator', () => {
  it('BCK-10 returns the same numbers for the same seed and different ones for another', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.int(0, 1_000_000));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('BCK-10 forks independently of earlier draws', () => {
    const random = createRandom(7);
    const first = random.fork('a').next();
    random.next();
    expect(random.fork('a').next()).toBe(first);
    expect(random.fork('b').next()).not.toBe(first);
  });

  it('respects bounds and weights', () => {
    const random = createRandom(1);
    const numbers = Array.from({ length: 5000 }, () => random.int(3, 5));
    expect(new Set(numbers)).toEqual(new Set([3, 4, 5]));
    const picks = Array.from({ length: 5000 }, () =>
      random.weighted([
        ['often', 9],
        ['rare', 1],
      ]),
    );
    const often = picks.filter((pick) => pick === 'often').length;
    expect(often).toBeGreaterThan(4300);
    expect(often).toBeLessThan(4700);
  });

  it('samples different items', () => {
    const random = createRandom(1);
    expect(new Set(random.sample([1, 2, 3, 4], 3)).size).toBe(3);
    expect(random.sample([1, 2], 5)).toHaveLength(2);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
