import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertiesIn, propertyFiles } from './propertyFiles.ts';

it('T1 runs at least 40 properties at least 1,000 times each', () => {
  expect(fc.readConfigureGlobal()?.numRuns).toBe(Number(process.env.PROPERTY_RUNS ?? 1000));
  const often = propertyFiles()
    .map(propertiesIn)
    .map(({ count, ownRuns }) => count - ownRuns.filter((runs) => runs < 1000).length);
  expect(often.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40);
});
