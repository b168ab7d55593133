import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'When a list, table or search has loaded and is empty.',
    'Instead of a page that can’t be shown: the title is one sentence and the h1.',
  ],
  instead: [
    { when: 'Loading failed', use: 'UI/Error state' },
    { when: 'It’s still loading', use: 'UI/Loading overlay' },
    { when: 'A field has no options', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: (
        <EmptyState
          title="No orders match these filters"
          headingLevel={3}
          actions={<Button size="s">Clear state</Button>}
        >
          Oregon, last 72 hours.
        </EmptyState>
      ),
      because: 'It says what was searched for, and offers a way out.',
      avoid: <EmptyState title="No data" headingLevel={3} />,
      problem: 'Is there no data at all, or just none for these filters?',
    },
  ],
  anatomy: [
    { part: 'Icon', what: 'The kind of reason: a tray, a lock, a clock, a magnifier. Decoration only.' },
    { part: 'Title', what: 'What is empty, as a heading of the right level.' },
    { part: 'Text', what: 'Why, and what to do. Optional.' },
    { part: 'Actions', what: 'At most two small buttons for it.' },
  ],
  states: [],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the actions; the text isn’t focusable.',
      proof: { story: 'ui-empty-state--default' },
    },
  ],
  accessibility: ['Set headingLevel to one level below the page’s heading.'],
  content: [
    'Never use it for a failure: “No results” must be true.',
    'Title without a period, unless it’s a sentence on its own; text in full sentences.',
  ],
  related: ['UI/Error state', 'UI/Loading overlay'],
};
