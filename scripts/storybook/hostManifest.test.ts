import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostManifest } from './hostManifest.ts';

const root = join(import.meta.dirname, '../..');
const entries = new Map([
  ['Plate', '@advantage/ui'],
  ['RoundIcon', '@advantage/ui/icons'],
]);
const components = {
  'ui-plate': {
    name: 'Plate',
    import: `import { Plate, Sheet } from '@advantage/ui';
import { fn } from 'storybook/test';
import { RoundIcon, SquareIcon } from '../icon/icons.ts';`,
    stories: [
      { snippet: 'const Default = () => <Plate icon={RoundIcon} onPress={fn()} />;' },
      { snippet: 'const States = () => <Sheet cell={() => <Plate />} />;' },
    ],
    reactDocgen: { definedInFile: join(root, 'packages/ui/src/plate/Plate.tsx') },
  },
  'ui-icon': { name: 'Icon', stories: [], error: { message: 'No component' } },
};

it('contains only published imports and relative paths, without test helpers', () => {
  expect(hostManifest(components, entries)).toEqual({
    'ui-plate': {
      name: 'Plate',
      import: "import { Plate } from '@advantage/ui';\nimport { RoundIcon } from '@advantage/ui/icons';",
      stories: [{ snippet: 'const Default = () => <Plate icon={RoundIcon} onPress={() => {}} />;' }, {}],
      reactDocgen: { definedInFile: 'packages/ui/src/plate/Plate.tsx' },
    },
  });
});
