import fc from 'fast-check';

const { PROPERTY_RUNS = '1000', PROPERTY_SEED } = process.env;

// A property that fails prints its seed; `PROPERTY_SEED` plays it again.
fc.configureGlobal({
  numRuns: Number(PROPERTY_RUNS),
  ...(PROPERTY_SEED && { seed: Number(PROPERTY_SEED) }),
});
