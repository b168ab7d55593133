import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const nameOf = (file: string): unknown => JSON.parse(readFileSync(join(packages, file), 'utf8')).name;

it('BRD-10 every package is named after its folder, in the scope @advantage', () => {
  const files = globSync('*/package.json', { cwd: packages });
  expect(files.length).toBeGreaterThanOrEqual(7);
  for (const file of files) expect(nameOf(file)).toBe(`@advantage/${file.split('/')[0]}`);
});
