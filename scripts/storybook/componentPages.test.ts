import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { groupOf, groups } from '../../.storybook/docs/galleryGroups.ts';
import {
  changesIn,
  componentPages,
  firstSentence,
  storiesIn,
  storyPageOf,
  storyPages,
  whenIn,
} from './componentPages.ts';

describe.each([...storyPages()])('%s', (_file, { title, id }) => {
  it('has a title in a part of the Storybook', () => {
    expect(title).toMatch(/^[A-Z][^/]+\/[A-Z]/);
  });

  it('has an id that stays when the component moves to another group', () => {
    expect(id).toBe(toId(title.replace(/^UI\/[^/]+\//, 'UI/')));
  });
});

it('reads the id, or derives it from the title', () => {
  expect(storyPageOf("const meta = {\n  title: 'UI/Dishes/Plate',\n  id: 'ui-plate',")).toEqual({
    title: 'UI/Dishes/Plate',
    id: 'ui-plate',
    component: '',
  });
  expect(storyPageOf("{ title: 'Menus/Daily menu', component: Menu }").id).toBe('menus-daily-menu');
});

it('takes the first sentence of a doc comment', () => {
  expect(firstSentence('Holds soup, e.g. of leek. For salad use `Plate`.')).toBe('Holds soup, e.g. of leek.');
  expect(firstSentence('`Plate`:\nholds `salad`. Cold.')).toBe('Plate: holds salad.');
  expect(firstSentence('Holds soup')).toBe('Holds soup');
});

it('reads when to use a component from its guide', () => {
  expect(whenIn("export const guide = {\n  when: ['It’s hot.', \"It's cold.\"],\n  instead: [")).toEqual([
    'It’s hot.',
    "It's cold.",
  ]);
  expect(whenIn('')).toEqual([]);
});

it('reads the changes of a component from a changelog', () => {
  const changelog = `# Kitchen

## 1.1.0

### Minor Changes

- 1a2b3c4: \`Soup\` stays warm.
- \`Soups\` are counted.

## 1.0.1

- 5d6e7f8: The lid of \`Soup\` closes.
`;
  expect(changesIn(changelog, 'Soup')).toEqual([
    { version: '1.1.0', text: '`Soup` stays warm.' },
    { version: '1.0.1', text: 'The lid of `Soup` closes.' },
  ]);
  expect(changesIn('', 'Soup')).toEqual([]);
});

it('lists the stories of a file, and tells those that show their state only when used', () => {
  const source = `const meta = { tags: ['phone'] };
export const HotSoup: Story = {};
export const Spilled: Story = {
  name: 'On the floor',
  tags: ['phone', 'WET-1'],
  play: async () => {
    await userEvent.click(cup);
  },
};
`;
  expect(storiesIn('menus-soup', source)).toEqual([
    { id: 'menus-soup--hot-soup', name: 'Hot Soup', isPhone: false, isUsed: false },
    { id: 'menus-soup--spilled', name: 'On the floor', isPhone: true, isUsed: true },
  ]);
});

it('says when to use each component of the gallery', () => {
  const known: readonly string[] = groups;
  const shown = componentPages([]).filter((page) => known.includes(groupOf(page)));
  expect(shown.length).toBeGreaterThan(80);
  expect(shown.filter(({ when }) => when.length === 0)).toEqual([]);
});
