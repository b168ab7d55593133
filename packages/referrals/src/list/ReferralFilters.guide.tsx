import { Button } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent narrows the list by appetite, claimed referrals, dates or state.'],
  instead: [
    { when: 'Finding one row by its text', use: 'UI/Search field' },
    { when: 'Saving a set of filters for later', use: 'Referrals/List tools' },
  ],
  pairs: [
    {
      do: <Button size="s">Filters · 1</Button>,
      because: 'On a phone the button counts the filters that differ from the defaults.',
      avoid: <Button size="s">Filters</Button>,
      problem: 'The list is short and nothing says why.',
    },
  ],
  anatomy: [
    { part: 'Scope', what: 'In-Appetite or all.' },
    { part: 'Choices', what: 'Claimed referrals, dates and state.' },
    { part: 'Reset', what: 'In the sheet of a phone: restores the default dates, state and claimed switch.' },
  ],
  states: [
    { state: 'Phone', what: 'One row of buttons; the filters are in a sheet.' },
    { state: 'No states', what: 'The state filter opens to “No results.”' },
  ],
  keyboard: [
    {
      keys: '/',
      does: 'Moves focus to the filters from anywhere in the list.',
      proof: {
        test: 'packages/referrals/src/list/ReferralListKeys.test.tsx',
        title: 'A2 moves focus to the filters with /',
      },
    },
  ],
  accessibility: [
    'Each filter has a label. The strip announces the number of rows found.',
    'In the console, filters are part of the URL: a link shows the same list.',
  ],
  content: ['Labels are nouns. The first option of a filter says what no filter means: All States.'],
  related: ['Referrals/Screen', 'Referrals/List tools', 'UI/Select'],
};
