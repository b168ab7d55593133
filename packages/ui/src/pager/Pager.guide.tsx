import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Pager } from './Pager.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['When a list is paginated, and people go through it in order.'],
  instead: [
    { when: 'People look for a single row', use: 'UI/Search field' },
    { when: 'All rows fit on one screen', use: 'UI/Table' },
  ],
  pairs: [
    {
      do: <Pager summary="Showing 26 to 50 of 214 orders" onPrevious={() => {}} onNext={() => {}} />,
      because: 'It shows where you are and how much there is.',
      avoid: <Pager summary="Page 2" onPrevious={() => {}} onNext={() => {}} />,
      problem: 'A page number doesn’t say how many rows there are.',
    },
  ],
  anatomy: [
    { part: 'Summary', what: 'Which rows are shown, and the total.' },
    { part: 'Previous, Next', what: 'Disabled at either end.' },
  ],
  states: [{ state: 'First or last page', what: 'The button is disabled but keeps focus.' }],
  keyboard: [
    {
      keys: 'Tab, Enter, Space',
      does: 'Moves to the buttons and changes the page.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'changes pages on Enter and Space',
      },
    },
  ],
  accessibility: [
    'It’s a navigation landmark named Pages.',
    'A disabled button is still announced, so people know that they’ve reached the end.',
  ],
  content: ['Say what the rows are: 214 orders.'],
  related: ['UI/Table', 'UI/Search field'],
};
