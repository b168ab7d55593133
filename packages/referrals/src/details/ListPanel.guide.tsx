import { Button, Inline } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent works through a list and reads or claims one referral after another.'],
  instead: [
    { when: 'You only show the list', use: 'Referrals/Screen' },
    { when: 'You only show the details, e.g. from a link', use: 'Referrals/Details panel' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button size="s">Previous</Button>
          <Button size="s">Next</Button>
        </Inline>
      ),
      because: 'The panel steps through the whole list, across its pages.',
      avoid: <Button size="s">Close and open the next one</Button>,
      problem: 'That’s two steps for each of 200 rows.',
    },
  ],
  anatomy: [
    { part: 'List', what: 'Stays live. The open row is highlighted.' },
    { part: 'Panel', what: 'Opens next to the list. On a phone, it’s a sheet.' },
    { part: 'Shortcuts', what: 'Listed with ? or in the tools. They can be turned off.' },
  ],
  states: [
    {
      state: 'Claiming in the row',
      what: 'The question opens next to the status, and covers no other claim button.',
    },
    { state: 'Gone', what: 'The row is grayed out in place.' },
  ],
  keyboard: [
    {
      keys: 'J, K',
      does: 'Moves to the next or previous row.',
      proof: {
        test: 'packages/referrals/src/tools/ListKeys.test.tsx',
        title: 'A2 moves between rows with J, K and the arrow keys, and stops at the ends',
      },
    },
    {
      keys: 'Arrow up, arrow down',
      does: 'In the panel, shows the previous or next referral, across pages.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'DTL-3 crosses pages in both directions',
      },
    },
    {
      keys: 'C',
      does: 'Asks to claim the focused row, or the open one.',
      proof: {
        test: 'packages/referrals/src/tools/ListKeys.test.tsx',
        title: 'CLM-20 asks to claim the focused row or the open referral when C is pressed',
      },
    },
    { keys: '?', does: 'Lists the shortcuts.', proof: { story: 'referrals-list-with-details-panel--keys' } },
    {
      keys: 'Escape',
      does: 'Closes the panel and returns focus to the row.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'DTL-2 gets focus when the panel that shows it closes',
      },
    },
  ],
  accessibility: ['Single-key shortcuts are off while typing, and can be turned off permanently.'],
  content: ['The row and the panel use the same words for the same referral.'],
  related: ['Referrals/Details panel', 'Referrals/Claiming', 'UI/Side panel'],
};
