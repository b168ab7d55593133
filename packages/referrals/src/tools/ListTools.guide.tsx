import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A user customizes a list with saved views and columns, selects rows, or exports it.'],
  instead: [
    { when: 'Filtering the list once', use: 'Referrals/Filters' },
    { when: 'Exporting only some rows', use: 'Referrals/Selection' },
  ],
  pairs: [
    {
      do: <Text>Texas, over $5,000</Text>,
      because: 'The name of the view says what it shows.',
      avoid: <Text>View 2</Text>,
      problem: 'In a week, you won’t remember what it shows.',
    },
  ],
  anatomy: [
    { part: 'Menu', what: 'All tools of the list, at the end of its header row, each with a word.' },
    { part: 'Views', what: 'Named filters, sort and columns. One view can be the default.' },
    {
      part: 'Columns',
      what: 'Which columns show and the row height. A handle or a menu moves and pins one.',
    },
    { part: 'Export', what: 'This page or all pages, with progress.' },
  ],
  states: [
    { state: 'No views', what: 'A hint explains views, with one button to save the first.' },
    {
      state: 'Cards',
      what: 'No columns, keys or selecting. A list without filters has its order in the menu.',
    },
    { state: 'Name taken', what: 'An error appears on Save.' },
    { state: 'Export stopped', what: 'Rows loaded so far are kept; Try again continues from there.' },
  ],
  keyboard: [
    {
      keys: 'Enter on the menu of a header',
      does: 'Offers a wider or narrower column, pinning and hiding.',
      proof: {
        test: 'packages/referrals/src/tools/ColumnPanel.test.tsx',
        title: 'TBL-68 resizes, pins and hides a column in the menu of its header, by keyboard',
      },
    },
  ],
  accessibility: ['Deleting a view can be undone, so there is no confirmation.'],
  content: ['Name a view after what it shows, in a few words.'],
  related: ['Referrals/Filters', 'Referrals/Selection', 'Referrals/Table'],
};
