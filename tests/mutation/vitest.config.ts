import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isPartName, type Part, parts } from './parts.ts';

const { MUTATION_PART } = process.env;
const part: Part = parts[isPartName(MUTATION_PART) ? MUTATION_PART : 'form'];

const hasProperties =
  /(roundTrip|effectOrder|rules|draft|mergeMarketplace|schema|lists|naics|numbers)\.test\.ts$/;

/** Runs tables of cases first: they find quickly what properties would also find. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const weight = ({ moduleId }: TestSpecification) => Number(hasProperties.test(moduleId));
    return files.toSorted((a, b) => weight(a) - weight(b));
  }
}

/** Runs the tests of one part. Properties run fewer times, because the tests run once for every mutant. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: part.tests.map((path) => `packages/${part.package}/${path}`),
    environment: 'node',
    env: { TZ: 'America/Chicago', PROPERTY_RUNS: '10' },
    isolate: part.hasPageState ?? false,
    setupFiles: ['scripts/test/unit.setup.ts', 'scripts/test/properties.setup.ts'],
    sequence: { sequencer: TablesFirst },
  },
});
