import { Link, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/referrals/src/details/ReferralDetailsPanel.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['You show everything about one referral, next to its list.'],
  instead: [
    { when: 'You only need claiming', use: 'Referrals/Claiming' },
    { when: 'You show the list too', use: 'Referrals/List with details panel' },
  ],
  pairs: [
    {
      do: <Link href="#">(512) 555-0142</Link>,
      because: 'The phone number is a link that starts a call.',
      avoid: <Text>Phone: hidden until you claim (512) ***-**42</Text>,
      problem: 'What the user may not see must not be in the document at all.',
    },
  ],
  anatomy: [
    { part: 'Header', what: 'Previous, next, copy link, close.' },
    { part: 'Title', what: 'Business lines, then place, category and type on one line.' },
    {
      part: 'Action',
      what: 'Claim, call or write, or the next referral: below the title, and at the bottom on phones.',
    },
    { part: 'Facts', what: 'What matters for a claim. Unknown facts are left out.' },
    {
      part: 'Contact',
      what: 'Only for claimed or assigned referrals, if the service sends it. Otherwise one line.',
    },
  ],
  states: [
    { state: 'Agent', what: 'Facts and price.' },
    { state: 'Own', what: 'The consumer’s contact details, and progress if the host can save it.' },
    { state: 'Admin, carrier', what: 'A status badge, never a button that charges.' },
    { state: 'Gone', what: 'The referral was removed and can’t be claimed.' },
    { state: 'From a link', what: 'Opens even if its row isn’t on the current page.' },
  ],
  keyboard: [
    {
      keys: 'Arrow up, arrow down',
      does: 'Shows the previous or next referral, across pages.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'DTL-3 crosses pages in both directions',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the panel.',
      proof: { test, title: 'DTL-2 closes with the Close button, Escape or a click outside' },
    },
  ],
  accessibility: ['Takes focus when it opens, and returns it to the row when it closes.'],
  content: ['State each value with its unit. Name a fact in one or two words.'],
  related: ['Referrals/List with details panel', 'Referrals/Claiming', 'UI/Side panel'],
};
