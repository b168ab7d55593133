import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAreas, root } from '../specification/pages.ts';
import { pageTitle, specificationData } from './specificationData.ts';

const area = {
  prefix: 'WALL',
  path: 'docs/specification/walls.md',
  title: 'Walls and doors',
  intro: '',
  rules: [{ id: 'WALL-1', text: 'Walls are white.', isPlanned: false, section: '' }],
};
const test = { kind: 'test', path: 'wall.test.ts', title: 'is white', ids: ['WALL-1'] } as const;
const story = {
  kind: 'story',
  path: 'Wall.stories.tsx',
  id: 'wall--wet',
  page: 'Wall',
  name: 'Wet',
  ids: ['WALL-1', 'WALL-2'],
} as const;

describe('the Specification section', () => {
  it('joins each rule with its tests and stories, without duplicate titles', () => {
    const { areas } = specificationData([area], [], [test, test, story, { ...story, ids: ['WALL-2'] }]);
    expect(areas[0]?.page).toBe('specification-walls-and-doors--docs');
    expect(areas[0]?.rules[0]).toMatchObject({
      tests: [{ path: 'wall.test.ts', title: 'is white' }],
      stories: [{ id: 'wall--wet', page: 'Wall', name: 'Wet' }],
    });
  });

  it('has a page for every area', () => {
    for (const { path, title, prefix } of readAreas()) {
      const page = join(root, '.storybook/docs/specification', basename(path, '.md'));
      const mdx = readFileSync(`${page}.mdx`, 'utf8');
      expect(mdx).toContain(`<Meta title="${pageTitle(title)}" />`);
      expect(mdx).toContain(`area="${prefix}"`);
    }
  });
});
