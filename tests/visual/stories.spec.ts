import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type VisualMode, viewports, visualModes } from '../../.storybook/modes.ts';
import { fitHeight, openStory, showMode, test } from './storyPage.ts';

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

/** The modes of one width: the story is loaded once for all of them. */
const modesAt = (tags: readonly string[], viewport: VisualMode['viewport']) =>
  visualModes(tags).filter((mode) => mode.viewport === viewport);

for (const story of stories) {
  for (const viewport of Object.keys(viewports) as VisualMode['viewport'][]) {
    const modes = modesAt(story.tags, viewport);
    if (modes.length === 0) continue;
    test(`${story.title} / ${story.name} / ${viewport}`, async ({ storyPage }) => {
      await openStory(storyPage, story.id, viewport);
      if (story.tags.includes('tall')) await fitHeight(storyPage);
      for (const mode of modes) {
        await showMode(storyPage, mode);
        await expect.soft(storyPage).toHaveScreenshot([story.id, `${mode.name}.png`], { fullPage: true });
      }
    });
  }
}
