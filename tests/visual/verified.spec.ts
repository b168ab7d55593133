import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { storyInputs } from './storyInputs.ts';

// In one worker, which computes the inputs once.
test.describe.configure({ mode: 'default' });

let inputs: Awaited<ReturnType<typeof storyInputs>>;

test.beforeAll(async () => {
  inputs = await storyInputs();
});

/** Returns the titles of the story files that are drawn again when a file changes. */
const drawnAgain = (path: string) =>
  [...inputs].filter(([, paths]) => paths.includes(path)).map(([title]) => title);

test.describe('every story is drawn again after a change in', () => {
  for (const [what, path] of [
    ['a version of a package', 'pnpm-lock.yaml'],
    ['the theme', 'packages/ui/src/theme/vars.css.ts'],
    ['a brand', 'packages/ui/src/theme/brands/bridge.tokens.ts'],
    ['a decorator', '.storybook/preview.tsx'],
    ['a style of the preview', '.storybook/preview.css'],
    ['the modes', '.storybook/modes.ts'],
    ['the settings of Storybook', '.storybook/main.ts'],
    ['the browser', 'scripts/browser/chromium.ts'],
    ['a plugin of the build', 'scripts/build/elementInVite.ts'],
    ['the comparison', 'tests/visual/baseline.ts'],
    ['the rules of axe', 'tests/accessibility/axe.ts'],
  ] as const) {
    test(what, () => {
      expect(readFileSync(path, 'utf8')).not.toBe('');
      expect(drawnAgain(path)).toEqual([...inputs.keys()]);
    });
  }
});

test('a change in a component redraws its stories and those that use it, and no others', () => {
  const titles = drawnAgain('packages/ui/src/checkbox/Checkbox.css.ts');
  expect(titles).toEqual(
    expect.arrayContaining(['UI/Checkbox', 'UI/Checkbox grid', 'Marketplace form/Form']),
  );
  expect(titles).not.toContain('UI/Badge');
});

test('a change in a story redraws only the stories of its file', () => {
  expect(drawnAgain('packages/ui/src/badge/Badge.stories.tsx')).toEqual(['UI/Badge']);
});

test('a changed baseline redraws only the stories of its file', () => {
  expect(drawnAgain('tests/visual/baselines/ui-badge/bridge-desk.webp')).toEqual(['UI/Badge']);
});

test('a change in Spanish texts redraws the Spanish stories', () => {
  expect(drawnAgain('packages/referrals/src/messages/es.ts')).toEqual(
    expect.arrayContaining(['Referrals/Screen', 'Referrals/Public feed']),
  );
  expect(drawnAgain('packages/referrals/src/messages/es.ts')).not.toContain('UI/Badge');
});

test('a change in a documentation page redraws no stories', () => {
  expect(drawnAgain('.storybook/docs/ComponentPage.tsx')).toEqual([]);
});
