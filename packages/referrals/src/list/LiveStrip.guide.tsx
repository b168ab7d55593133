import { Spinner, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/referrals/src/list/LiveStrip.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Above a list that changes by itself: how fresh it is, what waits, and a pause. Screens bring it.'],
  instead: [
    { when: 'The list could not be refreshed', use: 'UI/Error state' },
    { when: 'A list that doesn’t change by itself', use: 'UI/Pager' },
  ],
  pairs: [
    {
      do: <Text size="s">Live · updated 12 seconds ago</Text>,
      because: 'It says that it works, and since when.',
      avoid: <Spinner label="Refreshing" />,
      problem: 'A sign that moves every few seconds, and says nothing.',
    },
  ],
  anatomy: [
    { part: 'Status', what: 'Live, paused, reconnecting, connecting.' },
    { part: 'New rows', what: 'A button in a place that is kept for it, so that nothing moves.' },
    { part: 'Pause', what: 'Stops and goes on.' },
  ],
  states: [
    { state: 'In use', what: 'New rows wait while pointer or focus is in the table.' },
    { state: 'Reconnecting', what: 'The time of the last good answer.' },
  ],
  keyboard: [
    {
      keys: 'Enter on new rows',
      does: 'Shows them; the focus stays in the strip.',
      proof: {
        test,
        title: 'LIV-16 keeps a place for the control, so that nothing else moves, and the focus in it',
      },
    },
  ],
  accessibility: ['One polite status; the list itself is silent.'],
  content: ['Short: the strip is read often.'],
  related: ['Referrals/Screen', 'Referrals/Table'],
};
