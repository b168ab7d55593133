import { type VisualMode, viewports, visualModes } from '../../.storybook/modes.ts';
import { loadAxe, violations } from '../accessibility/axe.ts';
import { expect } from './baseline.ts';
import { storyFiles } from './storyIndex.ts';
import { test } from './storyPage.ts';

/** The modes of one width. The second width begins with the brand that the first one ends with. */
function modesAt(tags: readonly string[], viewport: VisualMode['viewport']) {
  const modes = visualModes(tags).filter((mode) => mode.viewport === viewport);
  return viewport === 'phone' ? modes.toReversed() : modes;
}

/** How a story is opened that has no picture. */
const unpictured: VisualMode = { name: 'bridge-desk', brand: 'bridge', mode: 'light', viewport: 'desk' };

for (const [file, stories] of storyFiles()) {
  test.describe(file, () => {
    // The stories of one file share a page, one after the other.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async ({ storyPage }) => {
      await storyPage.load();
      await loadAxe(storyPage.page);
    });
    for (const { id, name, tags } of stories) {
      test(name, async ({ storyPage }) => {
        const start = visualModes(tags)[0] ?? unpictured;
        await storyPage.open(id, start);
        const isWholePage = (await storyPage.page.locator('main').count()) > 0;
        const findNothing = async (mode: VisualMode) =>
          expect.soft(await violations(storyPage.page, isWholePage), mode.name).toEqual([]);
        await findNothing(start);
        for (const viewport of Object.keys(viewports) as VisualMode['viewport'][]) {
          const modes = modesAt(tags, viewport);
          for (const [nth, mode] of modes.entries()) {
            if (nth === 0 && viewport !== start.viewport) await storyPage.open(id, mode);
            else await storyPage.show(mode);
            if (tags.includes('sheet') && viewport === 'desk') await findNothing(mode);
            await expect.soft(storyPage).toLookLike(id, mode.name);
          }
        }
      });
    }
  });
}
