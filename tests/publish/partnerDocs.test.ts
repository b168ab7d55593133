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
  it('links to what there is', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
    for (const link of links) expect(existsSync(join(folder, link)), link).toBe(true);
  });
});

it('privacy tells every field that the feed reads, and no other', () => {
  expect(firstColumn(read('privacy.md')).toSorted()).toEqual(publicReferralFields.toSorted());
});

it('the element has the attributes that are told', () => {
  const told = firstColumn(read('element.md').split('## Slots')[0] ?? '');
  expect(told.toSorted()).toEqual(feedAttributeNames.toSorted());
});

it('the events are those that are told', () => {
  expect(firstColumn(read('events.md')).toSorted()).toEqual(feedEventNames.toSorted());
});

it('theming tells every custom property', () => {
  const [, list = ''] = /After `--referral-feed-`([\s\S]*?)\.\n/.exec(read('theming.md')) ?? [];
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...themeTokens]);
});

it('the statement on accessibility goes through every criterion of levels A and AA', () => {
  const rows = [...read('accessibility.md').matchAll(/^\| (\d\.\d\.\d+)(?: to (\d\.\d\.\d+))? /gm)];
  const count = rows.reduce((sum, [, from = '', to]) => {
    const last = (criterion: string) => Number(criterion.split('.').at(-1));
    return sum + (to ? last(to) - last(from) + 1 : 1);
  }, 0);
  expect(count).toBe(55);
});
