import fc from 'fast-check';

const { PROPERTY_RUNS = '50', PROPERTY_SEED = '20261120' } = process.env;

// One seed for all runs, so that only a change can break a property. `test:deep properties` takes new ones, and more runs.
fc.configureGlobal({
  numRuns: Number(PROPERTY_RUNS),
  seed: Number(PROPERTY_SEED),
});
