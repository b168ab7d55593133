import fc from 'fast-check';

const { PROPERTY_RUNS = '1000', PROPERTY_SEED = '20261120' } = process.env;

// One seed for every run, so that only a change decides whether it passes; `test:deep properties` takes new ones.
fc.configureGlobal({
  numRuns: Number(PROPERTY_RUNS),
  seed: Number(PROPERTY_SEED),
});
