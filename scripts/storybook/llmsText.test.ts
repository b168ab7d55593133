import { expect, it } from 'vitest';
import { llmsText } from './llmsText.ts';

const size = {
  name: 'size',
  type: "'s' | 'm'",
  isRequired: false,
  doc: 'How wide.\nDefault m.',
  default: 'm',
};

it('lists every page with its component and props', () => {
  const pages = [
    { title: 'UI/Dishes/Plate', id: 'ui-plate', component: 'Plate', line: 'Holds something.' },
    { title: 'Foundations/Color', id: 'foundations-color', component: '', line: 'Every color.' },
  ];
  expect(llmsText(pages, { Plate: [size] })).toContain(`## Pages

- [UI/Dishes/Plate](?path=/docs/ui-plate--docs): \`Plate\`. Holds something.
  - \`size?: 's' | 'm'\`: How wide. Default m.
- [Foundations/Color](?path=/docs/foundations-color--docs): Every color.
`);
});
