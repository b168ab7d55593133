import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pageInputs } from './pageInputs.ts';

// In one worker, which computes the inputs once.
test.describe.configure({ mode: 'default' });

let inputs: Awaited<ReturnType<typeof pageInputs>>;

test.beforeAll(async () => {
  inputs = await pageInputs();
});

/** Returns the pages that are opened again when a file changes. */
function openedAgain(path: string) {
  expect(readFileSync(path, 'utf8')).not.toBe('');
  return [...inputs].filter(([, paths]) => paths.includes(path)).map(([id]) => id);
}

test.describe('every page is opened again after a change in', {
  tag: '@docs',
}, () => {
  for (const [what, path] of [
    ['a version of a package', 'pnpm-lock.yaml'],
    ['the frame of a page', '.storybook/docs/BrandedDocs.tsx'],
    ['the page of a component', '.storybook/docs/ComponentPage.tsx'],
    ['a decorator', '.storybook/preview.tsx'],
    ['the theme', 'packages/ui/src/theme/vars.css.ts'],
    ['the table of props', 'scripts/storybook/propTables.ts'],
    ['the browser', 'scripts/browser/chromium.ts'],
    ['the crawl', 'tests/crawl/storyEvents.ts'],
  ] as const)
    test(what, () => {
      expect(openedAgain(path)).toEqual([...inputs.keys()]);
    });
});

test('a change in a component or guide reopens its page, and text pages, but no other component', {
  tag: '@docs',
}, () => {
  for (const path of ['packages/ui/src/badge/Badge.css.ts', 'packages/ui/src/badge/Badge.guide.tsx']) {
    expect(openedAgain(path)).toContain('ui-badge--docs');
    expect(openedAgain(path)).not.toContain('ui-checkbox--docs');
    expect(openedAgain(path)).toContain('components--docs');
  }
});

test('a change in a rule reopens only text pages', { tag: '@docs' }, () => {
  expect(openedAgain('docs/specification/popovers.md')).toContain('specification-popovers--docs');
  expect(openedAgain('docs/specification/popovers.md')).not.toContain('ui-badge--docs');
});
