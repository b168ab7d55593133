import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chromaticParameter, visualModes } from '../../.storybook/modes.ts';
import { differencePicture, differingPixels, type Picture } from './picture.ts';
import { chromaticParameters } from './preview.ts';
import { baselines, Sheet, sheetPath, storiesOn } from './sheet.ts';
import { indexEntries, storyFiles } from './storyIndex.ts';
import { test } from './storyPage.ts';

const desktop = { name: 'bridge-desk', brand: 'bridge', mode: 'light', viewport: 'desktop' } as const;

/** A story of each of ten components, and the element in it to move. */
const planted = [
  ['ui-button--default', '.story button'],
  ['ui-badge--default', '.story > *'],
  ['ui-text-field--default', '.story input'],
  ['ui-checkbox--default', '.story label'],
  ['ui-switch--default', '.story label'],
  ['ui-banner--default', '.story > *'],
  ['ui-table--default', '.story th'],
  ['ui-dialog--default', '[role=dialog]'],
  ['referrals-table--default', '.story tbody td'],
  ['feature-flags-manager--default', '.story tbody td'],
] as const;

test.describe('the visual tests', () => {
  test('render a story identically twenty times', async ({ storyPage }) => {
    await storyPage.open('ui-dialog--default', desktop);
    const first = await storyPage.picture();
    for (let round = 1; round < 20; round++) {
      if (round % 5 === 0) await storyPage.load();
      await storyPage.open('ui-dialog--default', desktop);
      expect(differingPixels(first, await storyPage.picture()), `round ${round}`).toBe(0);
    }
  });

  for (const [story, selector] of planted) {
    test(`detect a one-pixel shift in ${story}`, async ({ storyPage }) => {
      await storyPage.open(story, desktop);
      const before = await storyPage.picture();
      await storyPage.page
        .locator(selector)
        .first()
        .evaluate((element) => element.setAttribute('style', 'position: relative; inset-inline-start: 1px'));
      expect(differingPixels(before, await storyPage.picture())).toBeGreaterThan(0);
    });
  }

  test('detect a token that changed by one level', async ({ storyPage }) => {
    await storyPage.open('ui-button--default', desktop);
    const before = await storyPage.picture();
    await storyPage.page.evaluate(() => {
      const themed = document.querySelector<HTMLElement>('.bridge-theme');
      const token = '--adv-color-fg-default';
      const value = themed ? getComputedStyle(themed).getPropertyValue(token).trim() : '';
      const changed = Number.parseInt(value.slice(1), 16) ^ 1;
      themed?.style.setProperty(token, `#${changed.toString(16).padStart(6, '0')}`);
    });
    const after = await storyPage.picture();
    expect(differingPixels(before, after)).toBeGreaterThan(0);
    const { width, height } = await differencePicture(before, after);
    expect([width, height]).toEqual([before.width, before.height]);
  });
});

test('Chromatic gets at most 60 pictures, all of which are compared here', async ({ storyPage }) => {
  const stories = indexEntries().filter(({ type }) => type === 'story');
  expect(await storyPage.page.evaluate(chromaticParameters)).toEqual(
    Object.fromEntries(stories.map(({ id, tags }) => [id, chromaticParameter(tags)])),
  );
  const pictures = stories.flatMap(({ tags }) => Object.keys(chromaticParameter(tags).modes));
  expect(pictures.length).toBeLessThanOrEqual(60);
});

test.describe('the sheets', () => {
  const committed = () => {
    mkdirSync(baselines, { recursive: true });
    return readdirSync(baselines, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.webp'),
    );
  };

  test('show exactly the stories of a file that have pictures in their mode', async () => {
    const wanted = new Map<string, string[]>();
    for (const { id, tags } of [...storyFiles().values()].flat()) {
      for (const { name } of visualModes(tags)) {
        const path = sheetPath(id, name);
        wanted.set(path, [...(wanted.get(path) ?? []), id]);
      }
    }
    const stale = committed().filter((file) => !wanted.has(file));
    if (test.info().config.updateSnapshots === 'changed') {
      for (const file of stale) rmSync(join(baselines, file));
      return;
    }
    expect(stale).toEqual([]);
    for (const [path, stories] of wanted) {
      expect(await storiesOn(join(baselines, path)), path).toEqual(stories);
    }
  });

  test('give each picture back as it was taken, and keep it where other stories change', async ({
    storyPage,
  }, testInfo) => {
    const file = testInfo.outputPath('sheet.webp');
    const pictures = new Map<string, Picture>();
    for (const id of ['ui-button--default', 'ui-dialog--default', 'referrals-table--default']) {
      await storyPage.open(id, desktop);
      pictures.set(id, await storyPage.picture());
    }
    for (const [id, picture] of pictures) {
      const sheet = await Sheet.read(file);
      sheet.set(id, picture);
      await sheet.write();
    }
    const sheet = await Sheet.read(file);
    sheet.keep(['referrals-table--default', 'ui-button--default']);
    await sheet.write();
    const reread = await Sheet.read(file);
    expect(reread.stories).toEqual(['referrals-table--default', 'ui-button--default']);
    for (const id of reread.stories) expect(reread.picture(id)).toEqual(pictures.get(id));
  });

  test('are at most 500 and take at most 14 MB', () => {
    const bytes = committed().reduce((sum, file) => sum + statSync(join(baselines, file)).size, 0);
    expect(committed().length).toBeLessThanOrEqual(500);
    expect(bytes).toBeLessThanOrEqual(14_000_000);
  });
});
