import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type VisualMode, viewports, visualModes } from '../../.storybook/modes.ts';

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const index = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
);
const stories = (Object.values(index.entries) as IndexEntry[]).filter(({ type }) => type === 'story');

/** Opens a story in a mode and waits until it is drawn, its play function has ended and its fonts are there. */
async function openStory(page: Page, id: string, { brand, mode, viewport }: VisualMode) {
  const { width, height } = viewports[viewport];
  await page.setViewportSize({ width, height });
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=brand:${brand};mode:${mode}`);
  await page.waitForFunction((storyId) => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: StorybookPreview }).__STORYBOOK_PREVIEW__;
    const phase = preview?.currentRender?.id === storyId ? preview.currentRender.phase : undefined;
    return phase === 'finished' || phase === 'completed' || phase === 'errored';
  }, id);
  await expect(page.locator('.sb-errordisplay')).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
}

interface StorybookPreview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
}

for (const story of stories) {
  for (const mode of visualModes(story.tags)) {
    test(`${story.title} / ${story.name} / ${mode.name}`, async ({ page }) => {
      await openStory(page, story.id, mode);
      await expect(page).toHaveScreenshot([story.id, `${mode.name}.png`], { fullPage: true });
    });
  }
}
