import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root });

/** Returns the targets of a page's links within the repository, without the part after #. */
const linksOf = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, link = '']) =>
    join(dirname(page), link),
  );

it('documentation links point to existing files', () => {
  const lost = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !existsSync(join(root, link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(lost).toEqual([]);
});

it('the documentation index links to every page', () => {
  const listed = new Set(linksOf('docs/README.md'));
  const unlisted = pages.filter((page) => dirname(page) === 'docs' && !listed.has(page));
  expect(unlisted).toEqual(['docs/README.md']);
});
