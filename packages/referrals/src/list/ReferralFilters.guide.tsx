import { Button } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent narrows the list to what can be worked on: type, status, state, dates.'],
  instead: [
    { when: 'One row by its text', use: 'UI/Search field' },
    { when: 'A set of filters for later', use: 'Referrals/List tools' },
  ],
  pairs: [
    {
      do: <Button size="s">Filters · 1</Button>,
      because: 'On a phone the button counts what differs from the start.',
      avoid: <Button size="s">Filters</Button>,
      problem: 'The list is short, and nothing says why.',
    },
  ],
  anatomy: [
    { part: 'Scope', what: 'In-Appetite or all.' },
    { part: 'Choices', what: 'Dates, state, what can be claimed.' },
    { part: 'Reset', what: 'Back to what the list starts with.' },
  ],
  states: [
    { state: 'Phone', what: 'One row of buttons; the filters are in a sheet.' },
    { state: 'No states', what: 'The filter is off until the service has named them.' },
  ],
  keyboard: [
    {
      keys: '/',
      does: 'Goes to the filters from anywhere in the list.',
      proof: {
        test: 'packages/referrals/src/list/ReferralListKeys.test.tsx',
        title: 'A2 / goes to the filters',
      },
    },
  ],
  accessibility: [
    'Each filter has a label; the number of rows found is announced by the strip.',
    'The filters are in the address: a link shows the same list.',
  ],
  content: ['Labels are nouns; the first option says what no filter means: All states.'],
  related: ['Referrals/Screen', 'Referrals/List tools', 'UI/Select'],
};
