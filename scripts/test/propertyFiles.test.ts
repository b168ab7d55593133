import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyFiles } from './propertyFiles.ts';

/** Returns how many properties of a test file run as often as `PROPERTY_RUNS` says. */
function propertiesIn(file: string): number {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  return (text.match(/\bfc\.assert\(/g)?.length ?? 0) - (text.match(/\bnumRuns: /g)?.length ?? 0);
}

it('T1 leaves the number of runs of at least 40 properties to each run', () => {
  expect(fc.readConfigureGlobal()?.numRuns).toBe(Number(process.env.PROPERTY_RUNS ?? 50));
  expect(propertyFiles().reduce((sum, file) => sum + propertiesIn(file), 0)).toBeGreaterThanOrEqual(40);
});
