import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/referrals/src/feed/ReferralFeed.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A public page shows live referrals to visitors who aren’t signed in.'],
  instead: [
    { when: 'The user is signed in and can claim', use: 'Referrals/Screen' },
    { when: 'The page doesn’t use React', use: 'Embed/Referral feed element' },
  ],
  pairs: [
    {
      do: <Text>Public feed under the heading “Live referrals”, as wide as the page</Text>,
      because: 'From 768 px it’s a table. Below that, rows become cards.',
      avoid: <Text>Public feed in a 240 px sidebar with its own scroll bar</Text>,
      problem: 'Cards are made for phones, and two adjacent scroll bars are hard to tell apart.',
    },
  ],
  anatomy: [
    {
      part: 'Controls',
      what: 'State filter and live control; on phones also the order. With the rows, or next to your heading.',
    },
    { part: 'Table or cards', what: 'All referrals of the last 72 hours, newest first, without prices.' },
    { part: 'Claim modal', what: 'Opens from any status, names its referral, and invites to sign up.' },
    { part: 'Footer', what: 'The range of the rows, their time span, and 25 rows per page.' },
  ],
  states: [
    { state: 'Loading', what: 'A progress bar named “Loading referrals” takes the place of the rows.' },
    { state: 'Reconnecting', what: 'The last rows stay. The live control says when they were updated.' },
    { state: 'New rows pending', what: 'New rows wait while the pointer or focus is in the table.' },
    { state: 'Empty', what: 'Names the active filter and offers to clear it.' },
  ],
  keyboard: [
    {
      keys: 'Enter on a status',
      does: 'Opens the claim modal. Closing it returns focus to the status.',
      proof: { story: 'referrals-public-feed--pressed-status' },
    },
    {
      keys: 'Enter on a column header',
      does: 'Sorts descending, then ascending, then not at all.',
      proof: { test, title: 'TBL-12 TBL-13 cycles through descending, ascending and no sort' },
    },
    {
      keys: 'Enter on Live',
      does: 'Pauses updates; Enter again resumes them.',
      proof: { test, title: 'LIV-2 resumes when the user presses the paused control' },
    },
  ],
  accessibility: [
    'Even if every poll brings new rows, it makes at most 10 polite announcements in five minutes, and none while paused.',
  ],
  content: [
    'The brand provides the texts of the modal. The surrounding page provides the heading, e.g. as `heading`.',
  ],
  related: ['Referrals/Screen', 'Embed/Referral feed element', 'Console/Public feed'],
};
