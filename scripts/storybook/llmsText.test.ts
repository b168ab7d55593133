import { expect, it } from 'vitest';
import { llmsText } from './llmsText.ts';

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
    { title: 'UI/Dishes/Plate', id: 'ui-plate', component: 'Plate' },
    { title: 'Foundations/Color', id: 'foundations-color', component: '' },
  ];
  expect(llmsText(pages, [plate], { Plate: [size] })).toContain(`## UI

- [UI/Dishes/Plate](?path=/docs/ui-plate--docs): \`Plate\`. Holds something. For soup use \`Bowl\`.
  - \`size?: 's' | 'm'\`: How wide. Default m.

## Foundations

- [Foundations/Color](?path=/docs/foundations-color--docs)
`);
});
