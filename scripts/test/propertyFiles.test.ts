import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyFiles } from './propertyFiles.ts';

/** Returns how many properties of a test file run at least 1,000 times. */
function propertiesIn(file: string): number {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const fewRuns = [...text.matchAll(/numRuns: ([\d_]+)/g)].filter(
    ([, runs = '']) => Number(runs.replaceAll('_', '')) < 1000,
  );
  return (text.match(/\bfc\.assert\(/g)?.length ?? 0) - fewRuns.length;
}

it('T1 runs at least 40 properties at least 1,000 times each', () => {
  expect(fc.readConfigureGlobal()?.numRuns).toBe(Number(process.env.PROPERTY_RUNS ?? 1000));
  const count = propertyFiles().reduce((sum, file) => sum + propertiesIn(file), 0);
  expect(count).toBeGreaterThanOrEqual(40);
});
