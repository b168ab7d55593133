import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: [
    'Referrals in rows on a wide window, in cards on a narrow one: for a host that puts a list together itself.',
  ],
  instead: [
    { when: 'The whole screen', use: 'Referrals/Screen' },
    { when: 'Other things than referrals', use: 'UI/Table' },
  ],
  pairs: [
    {
      do: <Text isTabular>$8,400</Text>,
      because: 'Money at the end of its column, digits of one width.',
      avoid: <Text>about 8.4k</Text>,
      problem: 'Can’t be compared with the row below.',
    },
  ],
  anatomy: [
    { part: 'Headers', what: 'A press sorts: descending, ascending, not at all.' },
    { part: 'Row', what: 'Opens its details; the status is a separate button.' },
    { part: 'Card', what: 'The same on a phone, with a choice for the order above.' },
  ],
  states: [
    { state: 'Loading', what: 'Rows or cards in outline; another page keeps the old rows.' },
    { state: 'Not refreshed', what: 'The error is above the rows, and the rows stay.' },
    { state: 'Gone', what: 'Grays out in its place.' },
    { state: 'Bad rows', what: 'Rows that could not be read are counted, not hidden.' },
  ],
  keyboard: [
    {
      keys: 'Enter on a row',
      does: 'Opens it, but not from a control in it.',
      proof: {
        test: 'packages/referrals/src/table/ReferralTable.use.test.tsx',
        title: 'TBL-57 works with pointer and keyboard, and not on the controls of a row',
      },
    },
    {
      keys: 'Enter on a header',
      does: 'Sorts; the focus stays while polls come and go.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'TBL-12 a producer sorts descending, ascending and not at all',
      },
    },
  ],
  accessibility: [
    'Controls are named by their row.',
    'Thousand rows: only what can be seen is drawn; the number of rows is still told.',
  ],
  content: ['A value that is missing is a dash.', 'Long texts end in an ellipsis; the panel has all of it.'],
  related: ['Referrals/Screen', 'UI/Table', 'Referrals/List with details panel'],
};
