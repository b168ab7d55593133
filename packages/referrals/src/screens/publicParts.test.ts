import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const isPublic = (name: string) => new RegExp(`\\b${name}\\b`).test(read('../index.ts'));

/** Returns the names a module imports from its package, except types, which hosts don't need to import. */
const partsOf = (file: string) =>
  [...read(file).matchAll(/^import \{ (.+) \} from '\.{1,2}\//gm)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => !name.startsWith('type '));

/** All screens except `ReferralListScreen`, which is itself a part. */
const screens = globSync('*Screen.tsx', { cwd: import.meta.dirname }).filter(
  (file) => file !== 'ReferralListScreen.tsx',
);

it.each(screens)('%s is composed of public exports only', (file) => {
  expect(partsOf(file).filter((name) => name !== 'FilteredScreen' && !isPublic(name))).toEqual([]);
});

it('finds the screens', () => {
  expect(screens.toSorted()).toEqual([
    'AcquiredReferralsScreen.tsx',
    'FilteredScreen.tsx',
    'RecentReferralsScreen.tsx',
    'TransactionsScreen.tsx',
  ]);
  expect(screens.flatMap(partsOf)).toContain('ReferralListScreen');
});
