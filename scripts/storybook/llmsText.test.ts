import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { llmsText, storyPageOf } from './llmsText.ts';

const plate = {
  name: 'Plate',
  signature: 'component(PlateProps)',
  doc: 'Holds something.\nFor soup use `Bowl`.',
  isOurs: true,
  bases: [],
  members: [],
};
const size = {
  name: 'size',
  type: "'s' | 'm'",
  isRequired: false,
  doc: 'How wide. Default m.',
  default: 'm',
};

it('lists every page with its component and props', () => {
  const pages = [
    { title: 'UI/Plate', component: 'Plate' },
    { title: 'Foundations/Color', component: '' },
  ];
  expect(llmsText(pages, [plate], { Plate: [size] })).toContain(`## UI

- [UI/Plate](?path=/docs/ui-plate--docs): \`Plate\`. Holds something. For soup use \`Bowl\`.
  - \`size?: 's' | 'm'\`: How wide. Default m.

## Foundations

- [Foundations/Color](?path=/docs/foundations-color--docs)
`);
});

const root = join(import.meta.dirname, '../..');

it.each(globSync('packages/*/src/**/*.stories.tsx', { cwd: root }))('finds the title in %s', (file) => {
  expect(storyPageOf(readFileSync(join(root, file), 'utf8')).title).toMatch(/^[A-Z][^/]+\/[A-Z]/);
});
