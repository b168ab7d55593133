import { Button, Spinner } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/referrals/src/list/LiveControl.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'In the header row of a list that updates live: says that it does, and how many new rows wait. Screens include it.',
  ],
  instead: [
    { when: 'The list could not be refreshed', use: 'UI/Error state' },
    { when: 'A list that doesn’t update live', use: 'UI/Pager' },
  ],
  pairs: [
    {
      do: (
        <Button tone="quiet" size="s">
          Live
        </Button>
      ),
      because: 'One word says that updates work, and a press pauses them.',
      avoid: <Spinner label="Refreshing" />,
      problem: 'It changes every few seconds and says nothing useful.',
    },
  ],
  anatomy: [
    { part: 'Control', what: 'Live, paused, reconnecting or connecting. Pauses and resumes the list.' },
    { part: 'New rows', what: 'A button before it, so nothing moves when it appears.' },
    { part: 'Title', what: 'How old the rows are, and what a press does.' },
  ],
  states: [
    { state: 'In use', what: 'New rows wait while pointer or focus is in the table.' },
    { state: 'Paused', what: 'Counts the rows that wait. A press shows them.' },
    { state: 'Reconnecting', what: 'Shows the time of the last successful update.' },
  ],
  keyboard: [
    {
      keys: 'Enter on new rows',
      does: 'Shows the new rows; focus moves to the control.',
      proof: {
        test,
        title: 'LIV-16 moves focus to the control when the new rows button is pressed',
      },
    },
  ],
  accessibility: ['One polite live region announces changes; the list itself is silent.'],
  content: ['Keep it short: it is read often.'],
  related: ['Referrals/Screen', 'Referrals/Table'],
};
