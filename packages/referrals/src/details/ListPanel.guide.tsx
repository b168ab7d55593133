import { Button, Inline } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent goes through a list and reads or claims one referral after the other.'],
  instead: [
    { when: 'Only the list', use: 'Referrals/Screen' },
    { when: 'Only the details, e.g. from a link', use: 'Referrals/Details panel' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button size="s">Previous</Button>
          <Button size="s">Next</Button>
        </Inline>
      ),
      because: 'The panel leads through the whole list, over its pages.',
      avoid: <Button size="s">Close and open the next one</Button>,
      problem: 'Two steps for each of 200 rows.',
    },
  ],
  anatomy: [
    { part: 'List', what: 'Stays live; the open row is marked.' },
    { part: 'Panel', what: 'Next to it; on a phone a sheet.' },
    { part: 'Keys', what: 'Listed at the end of the list, and can be switched off.' },
  ],
  states: [
    { state: 'Claiming in the row', what: 'The question opens below the status.' },
    { state: 'Gone', what: 'Grays out in its place.' },
  ],
  keyboard: [
    {
      keys: 'J, K',
      does: 'Next and previous row.',
      proof: {
        test: 'packages/referrals/src/list/ReferralListKeys.test.tsx',
        title: 'A2 J and K, or arrows within the rows, move from row to row and stop at the ends',
      },
    },
    {
      keys: 'Arrow up, arrow down',
      does: 'In the panel: the neighbors, across pages.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'DTL-3 are reached across the pages, forth and back',
      },
    },
    {
      keys: 'C',
      does: 'Asks to claim the row with the focus, or the open one.',
      proof: {
        test: 'packages/referrals/src/list/ReferralListKeys.test.tsx',
        title: 'CLM-20 C asks to claim the row with the focus, or the one that is open',
      },
    },
    { keys: '?', does: 'Lists the keys.', proof: { story: 'referrals-list-with-details-panel--keys' } },
    {
      keys: 'Escape',
      does: 'Closes; the row has the focus again.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'DTL-2 gets the focus back',
      },
    },
  ],
  accessibility: ['Single keys are off while one types, and can be turned off for good.'],
  content: ['The row and the panel use the same words for the same referral.'],
  related: ['Referrals/Details panel', 'Referrals/Claiming', 'UI/Side panel'],
};
