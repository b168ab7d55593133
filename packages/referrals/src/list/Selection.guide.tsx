import { Button, Inline, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Rows are chosen to do one thing with all of them, e.g. to export.'],
  instead: [
    { when: 'One row', use: 'Referrals/List with details panel' },
    { when: 'All rows of the list', use: 'Referrals/List tools' },
  ],
  pairs: [
    {
      do: (
        <Inline justify="between">
          <Text as="span">3 selected</Text>
          <Button size="s">Export</Button>
        </Inline>
      ),
      because: 'The bar says how many, and offers what can be done.',
      avoid: <Button size="s">Export selected</Button>,
      problem: 'How many are that?',
    },
  ],
  anatomy: [
    { part: 'Checkboxes', what: 'Come when asked for, before all columns.' },
    { part: 'Page', what: 'Chooses every row of the page.' },
    { part: 'Bar', what: 'How many, what to do, Done.' },
  ],
  states: [
    { state: 'On a phone', what: 'Each card has a checkbox, the bar is at the lower edge.' },
    { state: 'Off', what: 'No checkboxes: rows open on a press.' },
  ],
  keyboard: [
    {
      keys: 'Space',
      does: 'Chooses a row without opening it.',
      proof: {
        test: 'packages/referrals/src/tools/SelectionBar.test.tsx',
        title: 'TBL-69 selects rows by mouse, Shift and keyboard without opening them',
      },
    },
    {
      keys: 'Shift',
      does: 'With a press: all rows up to another one.',
      proof: { story: 'referrals-selection--range' },
    },
    {
      keys: 'Escape',
      does: 'Closes the menu that asked for checkboxes.',
      proof: {
        test: 'packages/referrals/src/tools/SelectionBar.test.tsx',
        title:
          'TBL-69 brings checkboxes when asked for, before columns that are pinned, and takes the selection away with them',
      },
    },
  ],
  accessibility: ['Each checkbox has the name of its row.'],
  content: ['Say “Nothing selected” where nothing is, so that the bar explains itself.'],
  related: ['Referrals/List tools', 'Referrals/Table', 'UI/Checkbox'],
};
