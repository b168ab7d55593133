import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns the test files that contain properties. */
export const propertyFiles = (): readonly string[] =>
  globSync('packages/*/src/**/*.test.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('fc.assert('),
  );
