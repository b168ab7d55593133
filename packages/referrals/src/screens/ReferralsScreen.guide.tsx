import { Banner, Button } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { listAccessibility, listKeys, listStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent, admin or carrier browses all referrals they have access to.'],
  instead: [
    { when: 'Only acquired referrals', use: 'Referrals/Acquired referrals' },
    { when: 'Visitors who aren’t signed in', use: 'Embed/Referral feed element' },
    { when: 'A list that the host lays out itself', use: 'Referrals/Table' },
  ],
  pairs: [
    {
      do: <Button size="s">3 new</Button>,
      because: 'New rows wait behind a button in the header row while the table is in use.',
      avoid: <Banner title="The list was updated.">Rows have moved.</Banner>,
      problem: 'A different row is now under the pointer, and a press buys it.',
    },
  ],
  anatomy: [
    { part: 'Header row', what: 'What the list shows and in which order, filters, live control, tools.' },
    { part: 'Table or cards', what: 'Depending on the width.' },
    { part: 'Pager', what: 'The range of visible rows, the total and the page buttons.' },
    { part: 'Panel', what: 'The details of the open row.' },
  ],
  states: [...listStates, { state: 'No permission', what: 'A message takes the place of the rows.' }],
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['The line before the filters names the list and its order: “All referrals, newest first”.'],
  related: ['Referrals/Filters', 'Referrals/Table', 'Referrals/List with details panel'],
};
