import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent makes a list their own: saved views, columns, export.'],
  instead: [
    { when: 'Filters for now', use: 'Referrals/Filters' },
    { when: 'Some rows only', use: 'Referrals/Selection' },
  ],
  pairs: [
    {
      do: <Text>Texas, over $5,000</Text>,
      because: 'A view is named by what it shows.',
      avoid: <Text>View 2</Text>,
      problem: 'In a week its name says nothing.',
    },
  ],
  anatomy: [
    { part: 'Views', what: 'Filters and order under a name; one opens first.' },
    { part: 'Columns', what: 'Which, in which order, how wide, and which stay at the left.' },
    { part: 'Export', what: 'The page or all pages, with progress.' },
  ],
  states: [
    { state: 'No views', what: 'Says what a view is.' },
    { state: 'Name taken', what: 'Told while typing.' },
    { state: 'Export stopped', what: 'What was gathered stays; it goes on from there.' },
  ],
  keyboard: [
    {
      keys: 'Arrow keys, Home, End',
      does: 'On a handle: the width of the column.',
      proof: {
        test: 'packages/referrals/src/tools/ColumnPanel.test.tsx',
        title:
          'TBL-68 resizes a column with the arrow keys, Home and End, and the columns before it keep their widths',
      },
    },
    {
      keys: 'Escape',
      does: 'Takes a width back.',
      proof: {
        test: 'packages/referrals/src/tools/ColumnPanel.test.tsx',
        title: 'TBL-68 Escape takes back what was done to a width since the focus came, a double click all',
      },
    },
    {
      keys: 'Shift and arrow right',
      does: 'Makes a column much wider.',
      proof: { story: 'referrals-list-tools--resized-column' },
    },
  ],
  accessibility: ['Deleting a view can be taken back, so nothing asks before.'],
  content: ['Names of views: what they show, in a few words.'],
  related: ['Referrals/Filters', 'Referrals/Selection', 'Referrals/Table'],
};
