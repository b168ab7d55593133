import { Button, Inline, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Selecting several rows for one action, such as an export.'],
  instead: [
    { when: 'Working with one row', use: 'Referrals/List with details panel' },
    { when: 'An action on every row of the list', use: 'Referrals/List tools' },
  ],
  pairs: [
    {
      do: (
        <Inline justify="between">
          <Text as="span">3 selected</Text>
          <Button size="s">Export</Button>
        </Inline>
      ),
      because: 'The bar shows how many rows are selected and offers actions for them.',
      avoid: <Button size="s">Export selected</Button>,
      problem: 'How many rows is that?',
    },
  ],
  anatomy: [
    { part: 'Checkboxes', what: '“Select rows” in the tools adds them, before the first column.' },
    { part: 'Page', what: 'The checkbox in the header selects every row on the page.' },
    {
      part: 'Bar',
      what: 'Below the rows: the number of selected rows, the actions, those of the host first, and Done.',
    },
  ],
  states: [
    {
      state: 'Cards',
      what: 'Have checkboxes if rows can always be selected, or if the list has actions of the host. On phones, the bar sticks to the edge.',
    },
    { state: 'Off', what: 'No checkboxes. Pressing a row opens it.' },
  ],
  keyboard: [
    {
      keys: 'Space',
      does: 'Selects a row without opening it.',
      proof: {
        test: 'packages/referrals/src/tools/SelectionBar.test.tsx',
        title: 'TBL-69 selects rows by mouse, Shift and keyboard without opening them',
      },
    },
    {
      keys: 'Shift',
      does: 'With a press: selects a range of rows.',
      proof: { story: 'referrals-selection--range' },
    },
    {
      keys: 'Escape',
      does: 'Closes an open popover; the checkboxes stay.',
      proof: {
        test: 'packages/referrals/src/tools/SelectionBar.test.tsx',
        title: 'TBL-69 shows checkboxes on request, first in the row, and clears the selection with them',
      },
    },
  ],
  accessibility: ['Each checkbox is named after its row.'],
  content: ['Say “Nothing selected” when the selection is empty, so the bar explains itself.'],
  related: ['Referrals/List tools', 'Referrals/Table', 'UI/Checkbox'],
};
