import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasProperties = /(roundTrip|interplayOrder|allRules|draft|merge|schema|lists|naics|numbers)\.test\.ts$/;

/** Tables of cases first: they are quick to find a mutant that the properties would find too. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const weight = ({ moduleId }: TestSpecification) => Number(hasProperties.test(moduleId));
    return files.toSorted((a, b) => weight(a) - weight(b));
  }
}

/** The tests of the form's rules alone, each property tried less often: they run once for every mutant. */
export default defineConfig({
  test: {
    include: ['packages/marketplace-form/src/form/**/*.test.ts'],
    environment: 'node',
    env: { TZ: 'America/Chicago', PROPERTY_RUNS: '10' },
    isolate: false,
    sequence: { sequencer: TablesFirst },
  },
});
