import { Banner, Button } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { listAccessibility, listKeys, listStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent, admin or carrier looks through all referrals that they may see.'],
  instead: [
    { when: 'Only those acquired', use: 'Referrals/Acquired referrals' },
    { when: 'Visitors without sign-in', use: 'Embed/Referral feed element' },
    { when: 'A list of a host', use: 'Referrals/Table' },
  ],
  pairs: [
    {
      do: <Button size="s">3 new referrals</Button>,
      because: 'New rows wait behind a button while the table is in use.',
      avoid: <Banner title="The list was updated.">Rows have moved.</Banner>,
      problem: 'The row under the pointer is another one now: a press buys it.',
    },
  ],
  anatomy: [
    { part: 'Filters', what: 'Which referrals; on a phone in a sheet.' },
    { part: 'Strip', what: 'How fresh, new rows, pause.' },
    { part: 'Table or cards', what: 'By width.' },
    { part: 'Pager', what: 'Which rows of how many.' },
    { part: 'Panel', what: 'The details of the open row.' },
  ],
  states: [...listStates, { state: 'No permission', what: 'Says so where the rows would be.' }],
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['Names of filters are questions answered by one word: Type, Status, State.'],
  related: ['Referrals/Filters', 'Referrals/Table', 'Referrals/List with details panel'],
};
