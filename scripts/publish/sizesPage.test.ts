import { expect, it } from 'vitest';
import { documentedSize, sizesPage } from './sizesPage.ts';

const feed = {
  entry: '@advantage/referrals/feed',
  imports: '{ ReferralFeed }',
  note: '',
  styles: [],
  besides: ['react'],
  limit: 35,
  size: 32_640,
  parts: [
    ['@advantage/referrals', 750],
    ['lucide-react', 250],
  ],
} as const;
const element = { ...feed, entry: '@advantage/referrals', imports: '*', besides: [], size: 900, parts: [] };

it('lists the size, limit and parts of every entry', () => {
  const page = sizesPage([feed, element]);
  expect(page).toContain('| `{ ReferralFeed }` of `@advantage/referrals/feed` | 32.6 KB | 35 KB | `react` |');
  expect(page).toContain('| `lucide-react` | 0.3 KB | 25% |');
  expect(page).toContain('| `@advantage/referrals` | 0.9 KB | 35 KB | nothing |');
});

it('reads sizes back from the page, regardless of table spacing', () => {
  const page = sizesPage([feed, element]).replaceAll(' | ', '   |  ');
  expect(documentedSize(page, feed)).toBe(32.6);
  expect(documentedSize(page, element)).toBe(0.9);
  expect(documentedSize(page, { entry: '@advantage/ui', imports: '*', note: '' })).toBeUndefined();
});
