import { type VisualMode, viewports, visualModes } from '../../.storybook/modes.ts';
import { expect } from './baseline.ts';
import { storyFiles } from './storyIndex.ts';
import { test } from './storyPage.ts';

/** The modes of one width. The second width begins with the brand that the first one ends with. */
function modesAt(tags: readonly string[], viewport: VisualMode['viewport']) {
  const modes = visualModes(tags).filter((mode) => mode.viewport === viewport);
  return viewport === 'phone' ? modes.toReversed() : modes;
}

for (const [file, stories] of storyFiles()) {
  test.describe(file, () => {
    // The stories of one file share a page, one after the other.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(({ storyPage }) => storyPage.load());
    for (const { id, name, tags } of stories) {
      if (visualModes(tags).length === 0) continue;
      test(name, async ({ storyPage }) => {
        for (const viewport of Object.keys(viewports) as VisualMode['viewport'][]) {
          const modes = modesAt(tags, viewport);
          for (const [nth, mode] of modes.entries()) {
            if (nth === 0) await storyPage.open(id, mode);
            else await storyPage.show(mode);
            await expect.soft(storyPage).toLookLike(id, mode.name);
          }
        }
      });
    }
  });
}
