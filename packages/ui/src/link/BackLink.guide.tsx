import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { BackLink } from './BackLink.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['One level above: from a form or a detail page back to the list that it belongs to.'],
  instead: [
    { when: 'Any other place', use: 'UI/Link' },
    { when: 'There are unsaved changes to decide about', use: 'UI/Button' },
  ],
  pairs: [
    {
      do: <BackLink href="#">All Suppliers</BackLink>,
      because: 'It names where it leads.',
      avoid: <BackLink href="#">Back</BackLink>,
      problem: 'Back to what? After a search engine or an email there is no before.',
    },
  ],
  anatomy: [
    { part: 'Arrow', what: 'Points to the start of the line, also from right to left.' },
    { part: 'Name', what: 'The page it leads to, as its heading says.' },
  ],
  states: [],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Reaches it and follows it.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'are followed on Enter' },
    },
  ],
  accessibility: ['It is a link with an address: it opens in a new tab like any other.'],
  content: ['The name of the page, without “Back to”.'],
  related: ['UI/Link', 'UI/App shell'],
};
