import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A host that builds its own list: referrals as rows in wide windows and as cards in narrow ones.'],
  instead: [
    { when: 'The whole screen', use: 'Referrals/Screen' },
    { when: 'Anything other than referrals', use: 'UI/Table' },
  ],
  pairs: [
    {
      do: <Text isTabular>$8,400</Text>,
      because: 'Amounts align at the end of the column, and digits are equally wide.',
      avoid: <Text>about 8.4k</Text>,
      problem: 'Can’t be compared with the row below.',
    },
  ],
  anatomy: [
    {
      part: 'Headers',
      what: 'Pressing one cycles the sort: descending, ascending, unsorted. Help and menu appear with pointer and focus.',
    },
    { part: 'Row', what: 'Opens the details; the status is a separate button.' },
    {
      part: 'Second line',
      what: 'In a narrow table, the policy type says what the columns that left would say.',
    },
    { part: 'Card', what: 'Replaces the row below 900 px: one line each, or two and a button on phones.' },
  ],
  states: [
    { state: 'Loading', what: 'Placeholder rows or cards. While another page loads, the old rows stay.' },
    { state: 'Not refreshed', what: 'The error is above the rows, and the rows stay.' },
    { state: 'Gone', what: 'The row grays out in place.' },
    { state: 'Bad rows', what: 'Rows that can’t be read are left out. A note below gives their number.' },
  ],
  keyboard: [
    {
      keys: 'Enter on a row',
      does: 'Opens the row, unless focus is on a control in it.',
      proof: {
        test: 'packages/referrals/src/table/ReferralTable.use.test.tsx',
        title: 'TBL-57 works by pointer and keyboard, but not from the controls in a row',
      },
    },
    {
      keys: 'Arrow keys in the headers',
      does: 'Move between headers, their help and their menus, which are one stop in the tab order.',
      proof: { story: 'referrals-table--head-by-keyboard' },
    },
    {
      keys: 'Enter on a header',
      does: 'Sorts; focus stays on the header while the list polls.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'TBL-12 a producer sorts descending, ascending and not at all',
      },
    },
  ],
  accessibility: [
    'Controls are named after their row.',
    'In long lists only visible rows are rendered, but screen readers still get the total number.',
  ],
  content: [
    'Show an unknown value as a muted dash, and nothing where there is nothing to know.',
    'Long texts end in an ellipsis; the panel has the full text.',
  ],
  related: ['Referrals/Screen', 'UI/Table', 'Referrals/List with details panel'],
};
