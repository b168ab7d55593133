import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { SearchField } from './SearchField.tsx';

const test = 'packages/ui/src/search-field/SearchField.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Text that finds or narrows something nearby, while typing or on Enter.'],
  instead: [
    { when: 'The text is kept', use: 'UI/Text field' },
    { when: 'One of the results is the value', use: 'UI/Combo box' },
    { when: 'A few fixed choices narrow the list', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: <SearchField label="Find a supplier" placeholder="Name or city" />,
      because: 'The label says what is searched, the placeholder by what.',
      avoid: <SearchField aria-label="Search" placeholder="Search…" />,
      problem: 'With two lists on a page it is unclear which one it searches.',
    },
  ],
  anatomy: [
    { part: 'Magnifier', what: 'Says what kind of field it is.' },
    { part: 'Box', what: 'The text.' },
    { part: 'Cross', what: 'Shows when there is text; clears it.' },
  ],
  states: [
    { state: 'Empty', what: 'No cross; everything shows.' },
    { state: 'With text', what: 'Say near the list how many were found.' },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Clears the text; a dialog around it stays open.',
      proof: { story: 'ui-search-field--default' },
    },
    {
      keys: 'Enter',
      does: 'Hands the text over; the form around it is not sent.',
      proof: { test, title: 'hands its text over on Enter' },
    },
  ],
  accessibility: ['Its role is searchbox.', 'The cross is not a stop for Tab: Escape does the same.'],
  content: ['Label: “Find” and the thing.'],
  related: ['UI/Text field', 'UI/Combo box', 'UI/Pager'],
};
