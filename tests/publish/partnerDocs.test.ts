import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicReferralFields } from '@advantage/referrals/wire';
import { describe, expect, it } from 'vitest';
import { feedAttributeNames } from '../../packages/referrals/src/feed/feedAttributes.ts';
import { feedEventNames } from '../../packages/referrals/src/feed/feedEvents.ts';
import { themeTokens } from '../../packages/referrals/src/feed/themeTokens.ts';

const folder = join(import.meta.dirname, '../../docs/partners');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const read = (page: string) => readFileSync(join(folder, page), 'utf8');

/** The inline code in the first column of a page's tables. */
const firstColumn = (text: string) =>
  [...text.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

describe.each(pages)('%s', (page) => {
  it('links only to existing files', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
    for (const link of links) expect(existsSync(join(folder, link)), link).toBe(true);
  });
});

it('privacy.md lists exactly the fields that the feed reads', () => {
  expect(firstColumn(read('privacy.md')).toSorted()).toEqual(publicReferralFields.toSorted());
});

it('element.md lists exactly the attributes of the element', () => {
  const told = firstColumn(read('element.md').split('## Slots')[0] ?? '');
  expect(told.toSorted()).toEqual(feedAttributeNames.toSorted());
});

it('events.md lists exactly the events of the element', () => {
  expect(firstColumn(read('events.md')).toSorted()).toEqual(feedEventNames.toSorted());
});

it('theming.md lists every custom property', () => {
  const [, list = ''] = /After `--referral-feed-`([\s\S]*?)\.\n/.exec(read('theming.md')) ?? [];
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...themeTokens]);
});

it('accessibility.md covers all 55 criteria of levels A and AA', () => {
  const rows = [...read('accessibility.md').matchAll(/^\| (\d\.\d\.\d+)(?: to (\d\.\d\.\d+))? /gm)];
  const count = rows.reduce((sum, [, from = '', to]) => {
    const last = (criterion: string) => Number(criterion.split('.').at(-1));
    return sum + (to ? last(to) - last(from) + 1 : 1);
  }, 0);
  expect(count).toBe(55);
});
