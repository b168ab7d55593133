import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** How many properties a test file holds, and how many of them say that they are tried so often themselves. */
export function propertiesIn(file: string) {
  const text = readFileSync(join(root, file), 'utf8');
  return {
    count: text.match(/\bfc\.assert\(/g)?.length ?? 0,
    ownRuns: [...text.matchAll(/numRuns: ([\d_]+)/g)].map(([, runs = '']) =>
      Number(runs.replaceAll('_', '')),
    ),
  };
}

/** The test files that hold properties. */
export const propertyFiles = (): readonly string[] =>
  globSync('packages/*/src/**/*.test.ts', { cwd: root }).filter((file) => propertiesIn(file).count > 0);
