import { buildMarketplace } from '@advantage/marketplace-form/testing';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketplaces } from '../../../marketplace-form/src/testing/marketplaces.test.arbitrary.ts';
import { matchReferrals } from '../match/referrals.test.arbitrary.ts';
import { computeVerdicts } from '../match/verdicts.ts';
import { simulation } from '../messages/en.ts';
import { orderFigures } from '../order/orderFigures.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { explainMove, type SimulatedChange, simulate } from './simulate.ts';

const market = (id: number, states: readonly string[], changes: Partial<Marketplace> = {}): Marketplace => ({
  ...buildMarketplace({
    id,
    marketplaceName: `M${id}`,
    priceModifier: 1,
    riskAppetite: { stateCodes: [...states] },
  }),
  ...changes,
});
const referrals = ['GA', 'GA', 'TX', 'TX', 'TX', 'WA'].map((state, index) =>
  buildMatchReferral({ opportunityId: String(index), state, dynamicPrice: 40 }),
);

describe('what a change of settings or order moves', () => {
  const before = [market(1, ['GA']), market(2, ['GA', 'TX'], { priceModifier: 1.1 })];

  it('MKL-3 DAT-14 a state more takes referrals from the marketplace that had them', async () => {
    const after = [market(1, ['GA', 'TX']), ...before.slice(1)];
    const { count, moves, totals } = await simulate({ before, after }, referrals);
    expect(count).toBe(6);
    expect(moves).toEqual([
      {
        from: 2,
        to: 1,
        count: 3,
        unsure: 0,
        dollarsBefore: expect.closeTo(132),
        dollarsAfter: 120,
        examples: referrals.slice(2, 5),
      },
    ]);
    expect(totals.find(({ id }) => id === undefined)).toMatchObject({ before: 1, after: 1 });
    const [move, example] = [moves[0], referrals[2]];
    if (!move || !example) throw new Error('Nothing moves.');
    expect(explainMove(example, move, { before, after }, simulation)).toMatch(/^Before: State: /);
  });

  it.each<[string, SimulatedChange, RegExp]>([
    ['order', { before, after: before.toReversed() }, /^The order changed\.$/],
    ['switch', { before, after: [market(1, ['GA'], { enabled: false }), ...before.slice(1)] }, /^It is off/],
    [
      'price',
      { before, after: [market(1, ['GA'], { priceModifier: 2 }), ...before.slice(1)] },
      /^Same marketplace/,
    ],
    ['new one', { before: before.slice(1), after: before }, /^The order changed\.$/],
  ])('MKL-3 DAT-14 another %s is a move with its reason', async (_name, change, reason) => {
    const { moves } = await simulate(change, referrals);
    expect(moves).toHaveLength(1);
    const [move] = moves;
    if (!move?.examples[0]) throw new Error('Nothing moves.');
    expect(move.count).toBe(2);
    expect(explainMove(move.examples[0], move, change, simulation)).toMatch(reason);
  });

  it('DAT-14 tells how far it is, and ends when it is canceled', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      buildMatchReferral({ opportunityId: String(index) }),
    );
    const done: number[] = [];
    await simulate({ before, after: before }, many, { onProgress: (count) => done.push(count) });
    expect(done.at(-1)).toBe(200);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    let clock = 0;
    const controller = new AbortController();
    const running = simulate({ before, after: before }, many, {
      signal: controller.signal,
      now: () => (clock += 4),
      rest: async () => controller.abort(),
    });
    await expect(running).rejects.toThrow(/abort/i);
  });
});

/** Generates marketplaces with distinct ids, some of them on. */
const markets = (length: number) =>
  fc
    .array(fc.tuple(marketplaces, fc.boolean()), { minLength: length, maxLength: length })
    .map((all) => all.map(([each, enabled], index) => ({ ...each, id: index + 1, enabled })));
const samples = fc
  .array(matchReferrals, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((each, index) => ({ ...each, opportunityId: String(index) })));
/** Generates four marketplaces, a new order for them, and replacement settings for some of them. */
const changes = fc.tuple(
  markets(4),
  markets(4),
  fc.subarray([0, 1, 2, 3]),
  fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
);
const changeOf = ([before, others, edited, order]: [
  Marketplace[],
  Marketplace[],
  number[],
  number[],
]): SimulatedChange => ({
  before,
  after: order.flatMap((index) => (edited.includes(index) ? others[index] : before[index]) ?? []),
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('whatever changes', () => {
  it('DAT-14 what leaves one arrives at another or at nobody, in referrals and dollars', async () => {
    await fc.assert(
      fc.asyncProperty(changes.map(changeOf), samples, async (change, sample) => {
        const { moves, totals, count } = await simulate(change, sample);
        expect(count).toBe(sample.length);
        expect(sum(totals.map(({ before }) => before))).toBe(count);
        expect(sum(totals.map(({ after }) => after))).toBe(count);
        for (const { id, before, after, dollarsBefore, dollarsAfter } of totals) {
          const [left, came] = [moves.filter(({ from }) => from === id), moves.filter(({ to }) => to === id)];
          expect(before - sum(left.map((move) => move.count)) + sum(came.map((move) => move.count))).toBe(
            after,
          );
          expect(
            dollarsBefore -
              sum(left.map((move) => move.dollarsBefore)) +
              sum(came.map((move) => move.dollarsAfter)),
          ).toBeCloseTo(dollarsAfter, 6);
        }
        for (const move of moves) {
          expect(move.count).toBeGreaterThan(0);
          expect(move.unsure).toBeLessThanOrEqual(move.count);
          expect(move.examples.length).toBe(Math.min(move.count, 5));
          expect(move.from === move.to && move.dollarsBefore === move.dollarsAfter).toBe(false);
        }
      }),
    );
  });

  it('DAT-14 nothing moves where nothing changes, and the way back moves the same referrals back', async () => {
    await fc.assert(
      fc.asyncProperty(changes.map(changeOf), samples, async (change, sample) => {
        const { before, after } = change;
        expect((await simulate({ before, after: structuredClone(before) }, sample)).moves).toEqual([]);
        const there = await simulate(change, sample);
        const back = await simulate({ before: after, after: before }, sample);
        const pairs = (moves: typeof there.moves, isBack: boolean) =>
          moves
            .map(({ from, to, count }) => (isBack ? [to, from, count] : [from, to, count]).join(' '))
            .toSorted();
        expect(pairs(back.moves, true)).toEqual(pairs(there.moves, false));
      }),
    );
  });

  it('MKL-3 gives everybody what the figures of the list give', async () => {
    await fc.assert(
      fc.asyncProperty(changes.map(changeOf), samples, async (change, sample) => {
        const { totals } = await simulate(change, sample);
        const verdicts = await computeVerdicts(change.after, sample, new WeakMap());
        const figures = orderFigures({ marketplaces: change.after }, sample, verdicts);
        for (const { id } of change.after) {
          const total = totals.find((each) => each.id === id);
          expect(total?.after ?? 0).toBe(figures.rowOf(id)?.gets);
          expect(total?.dollarsAfter ?? 0).toBeCloseTo(figures.rowOf(id)?.dollars ?? 0, 6);
        }
      }),
    );
  });
});
