import { describe, expect, it } from 'vitest';
import type { ReferralRow } from '../referrals/referralRow.ts';
import { newArrival } from '../seed/arrival.ts';
import { createRandom } from '../seed/random.ts';
import { firstBuyer, toBuyers } from './buyers.ts';
import { type Change, type SimulationState, step } from './step.ts';

const start = Date.parse('2026-11-20T16:24:00Z');
const minute = 60_000;

const arrivals = createRandom(3);
const referral = (changes: Partial<ReferralRow> = {}): ReferralRow => ({
  ...newArrival(arrivals, start),
  type: 'CIR',
  status: 'Available',
  category: 'CL',
  state: 'TX',
  line_mask: 1,
  list_price_cents: 4000,
  price_cents: 4000,
  expires_at: start + 60 * minute,
  ...changes,
});

const everywhere = {
  name: 'Takes all',
  categories: new Set<string | null>(['CL', 'PL', 'L&A']),
  states: new Set(['TX']),
  lines: 1n,
};

const world = (changes: Partial<SimulationState> = {}): SimulationState => ({
  open: [],
  buyers: [everywhere],
  agencies: [{ name: 'Summit Agency', agent: 'Ana Silva' }],
  nextArrivalAt: Number.POSITIVE_INFINITY,
  ...changes,
});

const kinds = (changes: readonly Change[]) => changes.map(({ kind }) => kind);

describe('a step of the simulator', () => {
  it('BCK-12 depends on nothing but its arguments', () => {
    const run = () =>
      step(
        world({ open: [referral({ id: 'a' })], nextArrivalAt: start }),
        createRandom(9),
        start + minute,
        minute,
      );
    const [first, second] = [run(), run()];
    expect(kinds(first.changes)).toEqual(kinds(second.changes));
    expect(first.nextArrivalAt).toBe(second.nextArrivalAt);
  });

  it('BCK-12 adds a referral about every five seconds', () => {
    const random = createRandom(1);
    let nextArrivalAt = start;
    let arrived = 0;
    for (let time = start; time < start + 60 * minute; time += 1000) {
      const result = step(world({ nextArrivalAt }), random, time, 1000);
      arrived += result.changes.length;
      nextArrivalAt = result.nextArrivalAt;
    }
    expect(arrived).toBeGreaterThan(600);
    expect(arrived).toBeLessThan(840);
  });

  it('BCK-12 adds at most five referrals after a pause', () => {
    const { changes, nextArrivalAt } = step(
      world({ nextArrivalAt: start }),
      createRandom(1),
      start + 600 * minute,
      1000,
    );
    expect(changes.length).toBeLessThanOrEqual(5);
    expect(nextArrivalAt).toBeGreaterThanOrEqual(start + 600 * minute);
  });

  it('BCK-12 lowers a price over time', () => {
    const { changes } = step(
      world({ open: [referral({ id: 'a' })] }),
      createRandom(1),
      start + 30 * minute,
      1,
    );
    expect(changes).toEqual([{ kind: 'decay', id: 'a', price: 3200 }]);
    const settled = step(
      world({ open: [referral({ id: 'a', price_cents: 3200 })] }),
      createRandom(1),
      start + 30 * minute,
      1,
    );
    expect(settled.changes).toEqual([]);
  });

  it('BCK-12 lets other agents claim at the current price', () => {
    const { changes } = step(
      world({ open: [referral({ id: 'a' })] }),
      createRandom(1),
      start + 30 * minute,
      1e9,
    );
    expect(changes).toEqual([
      { kind: 'claim', id: 'a', price: 3200, agency: { name: 'Summit Agency', agent: 'Ana Silva' } },
    ]);
  });

  it('BCK-12 delivers an expired referral to the first marketplace that takes it, or closes it', () => {
    const open = [referral({ id: 'a', expires_at: start })];
    expect(step(world({ open }), createRandom(1), start, 1).changes).toEqual([
      { kind: 'deliver', id: 'a', partner: 'Takes all' },
    ]);
    const nobody = step(world({ open, buyers: [] }), createRandom(1), start, 1).changes;
    expect(kinds(nobody)).toEqual(['close']);
  });

  it('BCK-12 delivers or assigns referrals that cannot be claimed', () => {
    const incoming = (type: string) => [
      referral({ id: 'a', type, status: 'Incoming', expires_at: null, list_price_cents: null }),
    ];
    expect(kinds(step(world({ open: incoming('PCR') }), createRandom(1), start, 1e9).changes)).toEqual([
      'deliver',
    ]);
    expect(kinds(step(world({ open: incoming('CCR') }), createRandom(1), start, 1e9).changes)).toEqual([
      'assign',
    ]);
    expect(step(world({ open: incoming('PCR') }), createRandom(1), start, 0).changes).toEqual([]);
  });
});

describe('the buyers', () => {
  const appetite = { acceptCommercialLines: true, stateCodes: ['TX'], businessLines: ['CAUT'] };
  const marketplace = (name: string, changes: object = {}) => ({
    id: 1,
    marketplaceName: name,
    enabled: true,
    riskAppetite: { ...appetite, ...changes },
  });

  it('BCK-12 are the enabled marketplaces in order, matched by state, category and line', () => {
    const buyers = toBuyers([
      { ...marketplace('Off'), enabled: false },
      marketplace('Other state', { stateCodes: ['OK'] }),
      marketplace('Other category', { acceptCommercialLines: false, acceptPersonalLines: true }),
      marketplace('Other line', { businessLines: ['CBND'] }),
      marketplace('First'),
      marketplace('Second'),
      { id: 2, enabled: true },
    ]);
    expect(firstBuyer(buyers, { category: 'CL', state: 'TX', line_mask: 1 })?.name).toBe('First');
    expect(firstBuyer(buyers, { category: null, state: 'TX', line_mask: 0 })).toBeUndefined();
  });
});
