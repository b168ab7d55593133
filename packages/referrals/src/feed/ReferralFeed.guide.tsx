import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/referrals/src/feed/ReferralFeed.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A public page shows that referrals arrive right now, to visitors who are not signed in.'],
  instead: [
    { when: 'The reader is signed in and may claim', use: 'Referrals/Screen' },
    { when: 'The page is not a React application', use: 'Embed/Referral feed element' },
  ],
  pairs: [
    {
      do: <Text>Public feed under the heading “Live referrals”, as wide as the page</Text>,
      because: 'Six columns fit from 768 px on; below, rows become cards.',
      avoid: <Text>Public feed in a sidebar of 240 px with its own scroll bar</Text>,
      problem: 'Cards are for phones. Two scroll bars next to each other can’t be told apart.',
    },
  ],
  anatomy: [
    { part: 'Live strip', what: 'Pause, when it was updated, and how many rows wait.' },
    { part: 'State filter', what: 'One state or all.' },
    { part: 'Table or cards', what: 'Everything of the last 72 hours, newest first, without prices.' },
    { part: 'Claim modal', what: 'Every status invites the visitor to sign up, in the words of the brand.' },
    { part: 'Pager', what: '25 rows at a time.' },
  ],
  states: [
    { state: 'Loading', what: 'A progress bar named “Loading referrals” in the place of the rows.' },
    { state: 'Reconnecting', what: 'The last good rows stay, and the strip says since when.' },
    { state: 'New rows wait', what: 'While the pointer or the focus is in the table.' },
    { state: 'Empty', what: 'Names the filter, and offers to clear it.' },
  ],
  keyboard: [
    {
      keys: 'Enter on a status',
      does: 'Opens the claim modal; closing gives the focus back.',
      proof: { story: 'referrals-public-feed--pressed-status' },
    },
    {
      keys: 'Enter on a column',
      does: 'Sorts descending, ascending, not at all.',
      proof: { test, title: 'TBL-12 TBL-13 sorts desc, asc, none' },
    },
    {
      keys: 'Enter on Pause',
      does: 'Stops the list until Resume.',
      proof: { test, title: 'LIV-2 by its reader says so and resumes' },
    },
  ],
  accessibility: [
    'With new rows in every poll it says at most 10 polite messages in five minutes, and none while paused.',
  ],
  content: ['The brand brings the texts of the modal. The page around it brings the heading.'],
  related: ['Referrals/Screen', 'Embed/Referral feed element', 'Console/Public feed'],
};
