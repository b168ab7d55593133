import assert from 'node:assert/strict';
import { buildMarketplace } from '@advantage/marketplace-form/testing';
import { sampleMatchReferrals } from '@advantage/marketplace-insight/testing';
import { computeVerdicts } from '../packages/marketplace-insight/src/match/verdicts.ts';
import { orderFigures } from '../packages/marketplace-insight/src/order/orderFigures.ts';
import { simulate } from '../packages/marketplace-insight/src/simulate/simulate.ts';

// Measures a simulation without the page: `node bench/simulation.ts`. It must take less than
// two seconds.
const limit = 2000;
const rounds = 5;
const states = ['GA', 'SC', 'TX', 'FL', 'WA', 'NC', 'OH', 'TN', 'ID', 'AK'];

const referrals = sampleMatchReferrals(10_000);
const before = Array.from({ length: 200 }, (_, index) =>
  buildMarketplace({
    id: index + 1,
    enabled: true,
    riskAppetite: { stateCodes: [states[index % states.length] ?? 'GA'] },
  }),
);
const changes = {
  'another state': [
    buildMarketplace({ id: 1, enabled: true, riskAppetite: { stateCodes: states } }),
    ...before.slice(1),
  ],
  'the order reversed': before.toReversed(),
};

for (const [name, after] of Object.entries(changes)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { count, moves } = await simulate({ before, after }, referrals, { rest: async () => {} });
    times.push(performance.now() - start);
    assert.equal(count, referrals.length);
    assert.ok(moves.length > 0, 'something moves');
  }
  const slowest = Math.max(...times);
  console.log(
    `${name}: ${referrals.length.toLocaleString('en-US')} referrals, ${before.length} marketplaces, ${Math.round(Math.min(...times))} to ${Math.round(slowest)} ms`,
  );
  assert.ok(slowest < limit, `slower than ${limit} ms`);
}

// The figures of a list: settings are judged once, but counting repeats with each step of a drag.
const sample = sampleMatchReferrals(500);
const thousand = Array.from({ length: 1000 }, (_, index) =>
  buildMarketplace({
    id: index + 1,
    enabled: true,
    riskAppetite: { stateCodes: [states[index % states.length] ?? 'GA'] },
  }),
);
const started = performance.now();
const verdicts = await computeVerdicts(thousand, sample, new WeakMap(), { rest: async () => {} });
console.log(`judging 1,000 marketplaces by 500 referrals: ${Math.round(performance.now() - started)} ms`);
const counts = Array.from({ length: 20 }, (_, step) => {
  const ids = thousand.map(({ id }) => id);
  const tried = [...ids.slice(step + 1, 500), ...ids.slice(0, step + 1), ...ids.slice(500)];
  const begun = performance.now();
  const figures = orderFigures({ marketplaces: thousand, tried }, sample, verdicts);
  for (const id of tried.slice(0, 30)) figures.rowOf(id);
  return performance.now() - begun;
}).sort((a, b) => a - b);
console.log(
  `counting an order that is tried, with the figures of 30 rows in view: ${counts[10]?.toFixed(1)} ms (median), ${counts.at(-1)?.toFixed(1)} ms (slowest)`,
);
