import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns the number of properties in a test file, and the numbers of runs that they set themselves. */
export function propertiesIn(file: string) {
  const text = readFileSync(join(root, file), 'utf8');
  return {
    count: text.match(/\bfc\.assert\(/g)?.length ?? 0,
    ownRuns: [...text.matchAll(/numRuns: ([\d_]+)/g)].map(([, runs = '']) =>
      Number(runs.replaceAll('_', '')),
    ),
  };
}

/** Returns the test files that contain properties. */
export const propertyFiles = (): readonly string[] =>
  globSync('packages/*/src/**/*.test.ts', { cwd: root }).filter((file) => propertiesIn(file).count > 0);
