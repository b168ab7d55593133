import { type VisualMode, viewports, visualModes } from '../../.storybook/modes.ts';
import { colorRules, violations } from '../accessibility/axe.ts';
import { closeSheets, expect } from './baseline.ts';
import { eachStory } from './eachStory.ts';

/**
 * The modes of one width. The phone modes are reversed, so that they start with the brand the desktop modes end with.
 */
function modesAt(tags: readonly string[], viewport: VisualMode['viewport']) {
  const modes = visualModes(tags).filter((mode) => mode.viewport === viewport);
  return viewport === 'phone' ? modes.toReversed() : modes;
}

/** The mode in which a story without pictures is opened. */
const unpictured: VisualMode = { name: 'bridge-desk', brand: 'bridge', mode: 'light', viewport: 'desktop' };

eachStory(
  async (storyPage, { id, tags }) => {
    const findNothing = async ({ name }: VisualMode, runOnly?: readonly string[]) => {
      await storyPage.fit();
      expect.soft(await violations(storyPage.page, runOnly), name).toEqual([]);
    };
    const start = visualModes(tags)[0] ?? unpictured;
    await storyPage.open(id, start);
    await findNothing(start);
    for (const viewport of Object.keys(viewports) as VisualMode['viewport'][]) {
      for (const [nth, mode] of modesAt(tags, viewport).entries()) {
        if (nth === 0 && viewport !== start.viewport) await storyPage.open(id, mode);
        else await storyPage.show(mode);
        if (tags.includes('sheet') && viewport === 'desktop' && mode.name !== start.name)
          await findNothing(mode, colorRules);
        await expect.soft(storyPage).toLookLike(id, mode.name);
      }
    }
  },
  { finish: closeSheets },
);
