import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Pager } from './Pager.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A list comes in pages, and its order matters enough to go through it.'],
  instead: [
    { when: 'People look for one row', use: 'UI/Search field' },
    { when: 'All rows fit one screen', use: 'UI/Table' },
  ],
  pairs: [
    {
      do: <Pager summary="Showing 26 to 50 of 214 Orders" onPrevious={() => {}} onNext={() => {}} />,
      because: 'One sees where one is and how much there is.',
      avoid: <Pager summary="Page 2" onPrevious={() => {}} onNext={() => {}} />,
      problem: 'A page number says nothing about how many rows there are.',
    },
  ],
  anatomy: [
    { part: 'Summary', what: 'Which rows show, of how many.' },
    { part: 'Previous, Next', what: 'Off at either end.' },
  ],
  states: [{ state: 'First or last page', what: 'The button is off but keeps the focus.' }],
  keyboard: [
    {
      keys: 'Tab, Enter, Space',
      does: 'Reaches the buttons and turns the page.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'turns pages on Enter and Space' },
    },
  ],
  accessibility: [
    'It is a navigation named Pages.',
    'A button that is off is still read, so that people know they have reached the end.',
  ],
  content: ['Name the rows by what they are: 214 Orders.'],
  related: ['UI/Table', 'UI/Search field'],
};
