import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A list, a table or a search has been loaded and holds nothing.'],
  instead: [
    { when: 'Loading failed', use: 'UI/Error state' },
    { when: 'It is still loading', use: 'UI/Loading overlay' },
    { when: 'A choice has no options', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: (
        <EmptyState
          title="No orders match these filters"
          headingLevel={3}
          actions={<Button size="s">Clear state</Button>}
        >
          Oregon, last 72 hours. Clear the state.
        </EmptyState>
      ),
      because: 'What was looked for, and one press that helps.',
      avoid: <EmptyState title="No data" headingLevel={3} />,
      problem: 'Nobody knows whether there is nothing, or nothing for these filters.',
    },
  ],
  anatomy: [
    { part: 'Mark', what: 'An icon, decoration only.' },
    { part: 'Title', what: 'What is empty, as a heading of the right rank.' },
    { part: 'Text', what: 'Why, and what to do. Optional.' },
    { part: 'Actions', what: 'At most two small buttons that do it.' },
  ],
  states: [],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to its actions; the text takes no focus.',
      proof: { story: 'ui-empty-state--default' },
    },
  ],
  accessibility: ['Set headingLevel to the rank below the heading of the page.'],
  content: [
    'Never for a failure: “No results” must be true.',
    'Title without a full stop, text in sentences.',
  ],
  related: ['UI/Error state', 'UI/Loading overlay'],
};
