import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ComponentPage, storiesIn, storyPages } from '../scripts/storybook/componentPages.ts';
import { days } from './docs/days.ts';
import { groupOf, groupPages, groups, tileWindow } from './docs/galleryGroups.ts';

const page = (title: string, line: string, when: readonly string[] = []): ComponentPage => ({
  title,
  id: '',
  component: '',
  path: title,
  line,
  when,
  changes: [],
  stories: [],
});

const pages = [
  page('UI/Choices/Select', 'Lets the user choose.', ['To choose one of a list.']),
  page('UI/Actions/Button', 'Starts an action.'),
  {
    ...page('Referrals/Table', 'Every referral as a row.'),
    stories: [{ id: 'referrals-table--sold', name: 'Already sold', isPhone: false, isUsed: false }],
  },
  page('Console/Marketplaces', 'A page.'),
];
const found = (query: string) =>
  groupPages(pages, query).map(({ group, pages: inGroup }) => [group, ...inGroup.map(({ title }) => title)]);

it('groups components in a fixed order and leaves out pages of other parts', () => {
  expect(found('')).toEqual([
    ['Actions', 'UI/Actions/Button'],
    ['Choices', 'UI/Choices/Select'],
    ['Referrals', 'Referrals/Table'],
  ]);
});

it('finds components by name, group, line, use and story, if every word matches', () => {
  for (const query of ['select', 'CHOICES', 'user choose', 'list  one'])
    expect(found(query)).toEqual([['Choices', 'UI/Choices/Select']]);
  expect(found('sold')).toEqual([['Referrals', 'Referrals/Table']]);
  for (const query of ['select action', 'elect']) expect(found(query)).toEqual([]);
});

it('pictures in a window what floats or fills one', () => {
  expect(tileWindow({ title: 'Referrals/Table', id: 'referrals-table' })?.width).toBe(1280);
  expect(tileWindow({ title: 'UI/Actions/Menu', id: 'ui-menu' })?.isPlayed).toBe(true);
  expect(tileWindow({ title: 'UI/Actions/Button', id: 'ui-button' })).toBeUndefined();
});

it('has the groups of the sidebar, which Storybook reads from the source of the preview', () => {
  const source = readFileSync(join(import.meta.dirname, 'preview.tsx'), 'utf8');
  const inSidebar = [...(/'Form controls',([^\]]+)/.exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)];
  expect(inSidebar.map(([, group]) => group)).toEqual(groups.slice(0, 9));
  expect(groupOf({ title: 'UI/Typography/Text' })).toBe(groups[8]);
});

it('shows screens and states that exist', () => {
  const stories = new Map(
    [...storyPages()].map(([file, { id }]) => [
      id,
      storiesIn(id, readFileSync(join(import.meta.dirname, '..', file), 'utf8')).map((story) => story.id),
    ]),
  );
  const screens = days.flatMap(({ screens: ofDay }) => ofDay);
  expect(screens.filter(({ states }) => !stories.has(states))).toEqual([]);
  const all = [...stories.values()].flat();
  expect(screens.filter(({ story }) => !all.includes(story))).toEqual([]);
});
