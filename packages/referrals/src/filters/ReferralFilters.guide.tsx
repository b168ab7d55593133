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
      do: (
        <Button tone="quiet" size="s">
          Closing soonest · In-Appetite · 48 hours
        </Button>
      ),
      because: 'On a phone the button shows the order and the filters.',
      avoid: (
        <Button tone="quiet" size="s">
          Filters
        </Button>
      ),
      problem: 'The list is short and nothing says why.',
    },
  ],
  anatomy: [
    { part: 'Scope', what: 'In-Appetite or all: the only filled filter.' },
    { part: 'Choices', what: 'Dates and state, as plain text. The states can be searched.' },
    { part: 'Switch', what: 'Show Claimed. In the tools of a window narrower than 1024 px.' },
  ],
  states: [
    { state: 'Cards', what: 'One button shows order and filters, and opens a sheet with all of them.' },
    { state: 'No states', what: 'The state filter opens to “No results.”' },
  ],
  keyboard: [
    {
      keys: '/',
      does: 'Moves focus to the filters from anywhere in the list.',
      proof: {
        test: 'packages/referrals/src/tools/ListKeys.test.tsx',
        title: 'A2 moves focus to the filters with /',
      },
    },
  ],
  accessibility: [
    'Each filter has a label. The live control announces the number of rows found.',
    'In the console, filters are part of the URL: a link shows the same list.',
  ],
  content: ['Labels are nouns. The first option of a filter says what no filter means: All States.'],
  related: ['Referrals/Screen', 'Referrals/List tools', 'UI/Select'],
};
