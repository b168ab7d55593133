import { Spinner, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/referrals/src/list/LiveStrip.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'Above a list that updates live: shows how fresh it is and how many new rows wait. Screens include it.',
  ],
  instead: [
    { when: 'The list could not be refreshed', use: 'UI/Error state' },
    { when: 'A list that doesn’t update live', use: 'UI/Pager' },
  ],
  pairs: [
    {
      do: <Text size="s">Live · updated 12 seconds ago</Text>,
      because: 'It says that updates work and how current the list is.',
      avoid: <Spinner label="Refreshing" />,
      problem: 'It moves every few seconds and tells the reader nothing.',
    },
  ],
  anatomy: [
    { part: 'Status', what: 'Live, paused, reconnecting, connecting.' },
    { part: 'New rows', what: 'A button in reserved space, so nothing shifts when it appears.' },
    { part: 'Pause', what: 'Pauses and resumes the list.' },
  ],
  states: [
    { state: 'In use', what: 'New rows wait while pointer or focus is in the table.' },
    { state: 'Reconnecting', what: 'Shows the time of the last successful update.' },
  ],
  keyboard: [
    {
      keys: 'Enter on new rows',
      does: 'Shows the new rows; focus stays in the strip.',
      proof: {
        test,
        title: 'LIV-16 moves focus to the container of the new rows button when it is pressed',
      },
    },
  ],
  accessibility: ['One polite live region announces changes; the list itself is silent.'],
  content: ['Keep it short: the strip is read often.'],
  related: ['Referrals/Screen', 'Referrals/Table'],
};
