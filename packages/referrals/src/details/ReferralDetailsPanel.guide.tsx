import { Link, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/referrals/src/details/ReferralDetailsPanel.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Everything about one referral, next to the list that it is from.'],
  instead: [
    { when: 'Only claiming', use: 'Referrals/Claiming' },
    { when: 'With its list', use: 'Referrals/List with details panel' },
  ],
  pairs: [
    {
      do: <Link href="#">(512) 555-0142</Link>,
      because: 'A number is a link that calls.',
      avoid: <Text>Phone: hidden until you claim (512) ***-**42</Text>,
      problem: 'What the reader may not see is not in the document at all.',
    },
  ],
  anatomy: [
    { part: 'Head', what: 'Previous, next, close.' },
    { part: 'Title', what: 'Lines and place, as in the row.' },
    { part: 'Facts', what: 'What decides a claim; what is missing is left out.' },
    { part: 'Contact', what: 'Only for those who acquired it.' },
    { part: 'Foot', what: 'The status as an action.' },
  ],
  states: [
    { state: 'Agent', what: 'Facts and price.' },
    { state: 'Own', what: 'Who to reach, and how; progress where the host can store it.' },
    { state: 'Admin, carrier', what: 'Badges, never a button that charges.' },
    { state: 'Gone', what: 'Removed meanwhile: nothing is on offer.' },
    { state: 'From a link', what: 'Opens though its row is not on this page.' },
  ],
  keyboard: [
    {
      keys: 'Arrow up, arrow down',
      does: 'The neighbors, also across pages.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'DTL-3 are reached across the pages, forth and back',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes.',
      proof: { test, title: 'DTL-2 X, Escape and a press outside close it' },
    },
  ],
  accessibility: ['It takes the focus when it opens and gives it back to the row.'],
  content: ['Say the value and its unit; the name of a fact is one or two words.'],
  related: ['Referrals/List with details panel', 'Referrals/Claiming', 'UI/Side panel'],
};
