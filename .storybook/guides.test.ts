import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { storyPages } from '../scripts/storybook/componentPages.ts';
import type { Guide } from './docs/guide.ts';

const root = join(import.meta.dirname, '..');
const guides = Object.entries(
  import.meta.glob<Guide>('../packages/*/src/**/*.guide.tsx', { import: 'guide', eager: true }),
);

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** All pages by id, with the path of their stories. */
const pages = new Map([...storyPages()].map(([path, page]) => [page.id, { ...page, path }]));

/** Pages that don't document a component: whole pages of the console, playgrounds, and foundations. */
const otherPages = /^(Console|Playgrounds|Foundations)\//;

/** The IDs of the stories, derived from the names of their exports. */
const stories = new Set(
  [...pages.values()].flatMap(({ id, path }) =>
    [...read(path).matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
      toId(id, name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')),
    ),
  ),
);

it('every component has a guide', () => {
  const missing = [...pages.values()].filter(
    ({ title, path }) =>
      !otherPages.test(title) && !existsSync(join(root, path.replace('.stories.tsx', '.guide.tsx'))),
  );
  expect(missing).toEqual([]);
});

describe.each(guides)('the guide %s', (path, guide) => {
  it('is next to its stories', () => {
    expect(existsSync(join(import.meta.dirname, path.replace('.guide.tsx', '.stories.tsx')))).toBe(true);
  });

  it('links only to existing pages', () => {
    const titles = [...guide.instead.map(({ use }) => use), ...guide.related];
    expect(titles.filter((title) => !pages.has(toId(title)))).toEqual([]);
  });

  it('references an existing test or story for each key', () => {
    const missing = guide.keyboard.filter(({ proof }) =>
      'story' in proof ? !stories.has(proof.story) : !read(proof.test).includes(`'${proof.title}'`),
    );
    expect(missing).toEqual([]);
  });

  it('has sections on when to use it, alternatives, right and wrong, anatomy and content', () => {
    for (const part of [guide.when, guide.instead, guide.pairs, guide.anatomy, guide.content])
      expect(part).not.toEqual([]);
  });
});
