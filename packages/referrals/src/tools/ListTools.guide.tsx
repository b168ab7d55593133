import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent customizes a list with saved views and columns, or exports it.'],
  instead: [
    { when: 'Filtering the list once', use: 'Referrals/Filters' },
    { when: 'Exporting only some rows', use: 'Referrals/Selection' },
  ],
  pairs: [
    {
      do: <Text>Texas, over $5,000</Text>,
      because: 'The name of the view says what it shows.',
      avoid: <Text>View 2</Text>,
      problem: 'In a week nobody knows what it shows.',
    },
  ],
  anatomy: [
    { part: 'Views', what: 'Named filters, sort and columns. One view can be the default.' },
    { part: 'Columns', what: 'Which columns show, their order and width, and which are pinned to the left.' },
    { part: 'Export', what: 'This page or all pages, with progress.' },
  ],
  states: [
    { state: 'No views', what: 'A hint explains views.' },
    { state: 'Name taken', what: 'An error appears on Save.' },
    { state: 'Export stopped', what: 'Rows loaded so far are kept; Try again continues from there.' },
  ],
  keyboard: [
    {
      keys: 'Arrow keys, Home, End',
      does: 'On a resize handle: change the width of the column.',
      proof: {
        test: 'packages/referrals/src/tools/ColumnPanel.test.tsx',
        title: 'TBL-68 resizes a column with the arrow keys, Home and End, and no column before it',
      },
    },
    {
      keys: 'Escape',
      does: 'Undoes the change of width.',
      proof: {
        test: 'packages/referrals/src/tools/ColumnPanel.test.tsx',
        title: 'TBL-68 Escape reverts a resize to the width at focus, and a double-click resets the width',
      },
    },
    {
      keys: 'Shift and arrow right',
      does: 'Makes a column much wider.',
      proof: { story: 'referrals-list-tools--resized-column' },
    },
  ],
  accessibility: ['Deleting a view can be undone, so there is no confirmation.'],
  content: ['Name a view after what it shows, in a few words.'],
  related: ['Referrals/Filters', 'Referrals/Selection', 'Referrals/Table'],
};
