/** A seeded random number generator: the same seed gives the same numbers. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns an integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks an item by weight: `[item, weight]`. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** Picks some distinct items. */
  sample<Item>(items: readonly Item[], count: number): readonly Item[];
  /** Returns an independent generator, unaffected by what is drawn from this one. */
  fork(label: string): Random;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Creates a small generator (mulberry32): fast, and good enough for demo data. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.');
    return items[int(0, items.length - 1)] as Item;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? pick(items))[0];
    },
    sample: (items, count) => {
      const pool = [...items];
      return Array.from({ length: Math.min(count, pool.length) }, () => {
        const [item] = pool.splice(int(0, pool.length - 1), 1);
        return item as (typeof items)[number];
      });
    },
    fork: (label) => createRandom(hash(`${seed}:${label}`)),
  };
}
