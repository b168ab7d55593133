import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measure, published } from '../../scripts/publish/measure.ts';
import { sizeBudgets } from '../../scripts/publish/sizeBudgets.ts';
import { documentedSize, nameOf } from '../../scripts/publish/sizesPage.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/sizes.md'), 'utf8');

it('every public module has a limit', () => {
  const modules = [...published].filter(([, file]) => file.endsWith('.js')).map(([name]) => name);
  expect([...new Set(sizeBudgets.map(({ entry }) => entry))].sort()).toEqual(modules.sort());
});

it.each(sizeBudgets.map((budget) => [nameOf(budget), budget] as const))(
  '%s stays within its limit and matches its documented size',
  async (_name, budget) => {
    const { size } = await measure(budget);
    expect(size / 1000).toBeLessThanOrEqual(budget.limit);
    const said = documentedSize(page, budget) ?? 0;
    expect(Math.abs(said - size / 1000), 'run `npx --yes pnpm@12 sizes`').toBeLessThanOrEqual(
      0.5 + size / 20_000,
    );
  },
);

it('the feed adds no schema library to a React page', async () => {
  const feed = sizeBudgets.find(({ entry }) => entry === '@advantage/referrals/feed');
  const { parts } = await measure(feed ?? (sizeBudgets[0] as (typeof sizeBudgets)[number]));
  expect(parts.map(([name]) => name).sort()).toEqual(
    [
      '@advantage/live-list',
      '@advantage/referrals',
      '@advantage/reference-data',
      '@advantage/ui',
      '@tanstack/store',
      '@tanstack/table-core',
      'lucide',
    ].sort(),
  );
});

it('the element contains the core of the table engine, without features that the feed never switches on', () => {
  const element = readFileSync(published.get('@advantage/referrals/element') ?? '', 'utf8');
  expect(element).toContain('getVisibleCells');
  expect(element).not.toMatch(/getToggleSortingHandler|getResizeHandler|getCanResize|safeParse/);
});
