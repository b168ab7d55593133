import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect as baseExpect, test } from '@playwright/test';
import { visualModes } from '../../.storybook/modes.ts';
import { differencePicture, differingPixels, type Picture, writePicture } from './picture.ts';
import { baselines, Sheet, sheetPath } from './sheet.ts';
import type { IndexEntry } from './storyIndex.ts';
import type { StoryPage } from './storyPage.ts';

/** The sheets of the story file that is being tested. */
const sheets = new Map<string, Promise<Sheet>>();

function sheetOf(story: string, mode: string): Promise<Sheet> {
  const path = sheetPath(story, mode);
  const sheet = sheets.get(path) ?? Sheet.read(join(baselines, path));
  sheets.set(path, sheet);
  return sheet;
}

/**
 * Writes the sheets of a story file that were changed, without stories that no longer exist, and forgets them. Expects
 * that none shows the same look twice: one of the two stories needs no picture.
 */
export async function closeSheets(stories: readonly IndexEntry[]) {
  const { updateSnapshots } = test.info().config;
  for (const [path, sheet] of sheets) {
    const inMode = stories.filter(({ id, tags }) =>
      visualModes(tags).some(({ name }) => sheetPath(id, name) === path),
    );
    const used = await sheet;
    used.keep(inMode.map(({ id }) => id));
    baseExpect
      .soft(used.repeated, `tag a story no-visual that looks like another one in ${path}`)
      .toEqual([]);
    if (updateSnapshots === 'all' || updateSnapshots === 'changed') await used.write();
  }
  sheets.clear();
}

/** How many times a page that differs is pictured again, 100 ms apart. */
const maxAttempts = 10;

/** Takes pictures until one matches, or until the page has stopped changing. Returns the last one. */
async function captureStable(page: StoryPage, expected: Picture | undefined): Promise<Picture> {
  let previous = await page.picture();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (expected && differingPixels(expected, previous) === 0) return previous;
    await sleep(100);
    const next = await page.picture({ refit: true });
    if (attempt >= 2 && differingPixels(next, previous) === 0) return next;
    previous = next;
  }
  return previous;
}

/** Attaches a picture for the review, e.g. as `ui-button--default/bridge-desk/after`. */
async function attach(name: string, picture: Picture) {
  const file = test.info().outputPath(`${name}.png`);
  await writePicture(file, picture);
  test.info().attachments.push({ name, path: file, contentType: 'image/png' });
}

/** Adds `expect(storyPage).toLookLike('ui-button--default', 'bridge-desk')`, which fails if a single pixel differs. */
export const expect = baseExpect.extend({
  async toLookLike(page: StoryPage, story: string, mode: string) {
    const { updateSnapshots } = test.info().config;
    const sheet = await sheetOf(story, mode);
    const expected = sheet.picture(story);
    const actual = await captureStable(page, expected);
    const differing = expected ? differingPixels(expected, actual) : undefined;
    if (differing === 0) return { pass: true, message: () => `${story} in ${mode} looks as it did.` };
    if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
      sheet.set(story, actual);
      return { pass: true, message: () => `${story} in ${mode} has a new picture.` };
    }
    await attach(`${story}/${mode}/after`, actual);
    if (!expected) {
      return {
        pass: false,
        message: () => `${story} has no picture in ${mode}. Take it with test:visual:update.`,
      };
    }
    await attach(`${story}/${mode}/before`, expected);
    await attach(`${story}/${mode}/difference`, await differencePicture(expected, actual));
    return {
      pass: false,
      message: () =>
        `${story} in ${mode}: ${differing} pixels differ` +
        ` (${expected.width} × ${expected.height} expected, ${actual.width} × ${actual.height} seen).`,
    };
  },
});
