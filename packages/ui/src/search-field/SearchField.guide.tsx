import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { SearchField } from './SearchField.tsx';

const test = 'packages/ui/src/search-field/SearchField.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For text that searches or filters something nearby, while typing or on Enter.'],
  instead: [
    { when: 'The text is saved', use: 'UI/Text field' },
    { when: 'One of the results is the value', use: 'UI/Combo box' },
    { when: 'A few fixed options filter the list', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: <SearchField label="Find a supplier" placeholder="Name or city" />,
      because: 'The label says what is searched, the placeholder by which fields.',
      avoid: <SearchField aria-label="Search" placeholder="Search…" />,
      problem: 'With two lists on a page, it’s unclear which one this searches.',
    },
  ],
  anatomy: [
    { part: 'Magnifying glass', what: 'Marks the field as a search field.' },
    { part: 'Box', what: 'The text.' },
    { part: 'Clear button', what: 'Visible if there is text; clears it.' },
  ],
  states: [
    { state: 'Empty', what: 'No clear button; everything is shown.' },
    { state: 'With text', what: 'Say near the list how many results there are.' },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Clears the text; a surrounding dialog stays open.',
      proof: { story: 'ui-search-field--default' },
    },
    {
      keys: 'Enter',
      does: 'Submits the search; a surrounding form isn’t submitted.',
      proof: { test, title: 'calls onSubmit with its text on Enter' },
    },
  ],
  accessibility: ['The role is searchbox.', 'The clear button isn’t a tab stop: Escape does the same.'],
  content: ['Label: “Find” and what is searched.'],
  related: ['UI/Text field', 'UI/Combo box', 'UI/Pager'],
};
