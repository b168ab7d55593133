import { expect, it } from 'vitest';
import { findStories } from './docs/findStories.ts';

const story = (id: string, tags: readonly string[]) => ({
  id,
  type: 'story',
  title: 'UI/Wall',
  name: id,
  importPath: './Wall.stories.tsx',
  tags: ['dev', ...tags],
});
const stories = [
  story('Dry', ['TBL-3']),
  story('Wet', ['TBL-30']),
  { ...story('Secret', []), tags: ['test'] },
];
const searchable = {
  './Wall.stories.tsx': { tokens: ['--adv-color-accent-bg'], texts: ['Claim Now - $28', 'See TBL-3'] },
};
const ids = (query: string) => findStories(stories, searchable, query).map((found) => found.story.id);

it.each([
  ['tbl-30', ['Wet']],
  ['tbl-3', ['Dry', 'Wet']],
  ['claim now', ['Dry', 'Wet']],
  ['color-accent', ['Dry', 'Wet']],
  ['wet', ['Wet']],
  ['nothing of the kind', []],
  ['x', []],
])('finds stories by rule, text, token and name: %s', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

it('says what matched', () => {
  expect(findStories(stories, searchable, 'claim')[0]?.why).toEqual(['Claim Now - $28']);
});
