import { expect, it } from 'vitest';
import { catalogTexts } from './docs/catalogTexts.ts';

it('lists each text with its area and key, dots for values, and the singular where it differs', () => {
  const pager = {
    next: 'Next',
    found: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    page: (number: number) => `Page ${number}`,
  };
  expect(catalogTexts({ '@advantage/ui': { pager } })).toEqual([
    { pack: '@advantage/ui', area: 'pager', key: 'next', text: 'Next' },
    { pack: '@advantage/ui', area: 'pager', key: 'found', text: '… rows / 1 row' },
    { pack: '@advantage/ui', area: 'pager', key: 'page', text: 'Page …' },
  ]);
});

it('shows messages that are or return objects, or take objects, arrays and functions', () => {
  const area = {
    lost: ([first]: readonly { readonly name: string }[]) => `to ${first?.name}`,
    moved: ({ to }: { readonly to: number }, nameAt: (index: number) => string) => `before ${nameAt(to)}`,
    limits: { day: 'a day', week: 'a week' },
    order: (column: string) => ({ line: `by ${column}`, short: column }),
    joined: (names: readonly string[]) => new Intl.ListFormat('en-US').format(names),
  };
  expect(catalogTexts({ form: { area } }).map(({ text }) => text)).toEqual([
    'to …',
    'before …',
    'a day / a week',
    'by … / …',
    '…',
  ]);
});

it('lists the catalogs of all packages', async () => {
  const catalogs = await Promise.all([
    import('@advantage/console-kit/messages'),
    import('@advantage/feature-flags/messages'),
    import('@advantage/marketplace-form/messages'),
    import('@advantage/marketplace-insight/messages'),
    import('@advantage/referrals/messages'),
    import('@advantage/ui/messages'),
  ]);
  const texts = catalogTexts(Object.fromEntries(catalogs.entries()));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(({ text }) => /undefined|\[object/.test(text))).toEqual([]);
});
