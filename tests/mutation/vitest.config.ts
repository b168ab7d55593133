import { defineConfig } from 'vitest/config';

/** The tests of the form's rules alone, each property tried less often: they run once for every mutant. */
export default defineConfig({
  test: {
    include: ['packages/marketplace-form/src/form/**/*.test.ts'],
    environment: 'node',
    env: { TZ: 'America/Chicago', PROPERTY_RUNS: '25' },
    isolate: false,
  },
});
