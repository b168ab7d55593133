import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { BackLink } from './BackLink.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To go up one level: from a form or a detail page back to the list it belongs to.'],
  instead: [
    { when: 'Any other place', use: 'UI/Link' },
    { when: 'The user has unsaved changes to decide about', use: 'UI/Button' },
  ],
  pairs: [
    {
      do: <BackLink href="#">All suppliers</BackLink>,
      because: 'The link names the page it opens.',
      avoid: <BackLink href="#">Back</BackLink>,
      problem: 'Back to what? Someone who comes from a search engine or an email has no previous page.',
    },
  ],
  anatomy: [
    { part: 'Arrow', what: 'Points to the start of the line, in right-to-left text too.' },
    { part: 'Name', what: 'The page it opens, as in that page’s heading. Only screen readers say it.' },
  ],
  states: [],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Moves to the link and follows it.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'are followed on Enter' },
    },
  ],
  accessibility: ['It’s a link with a URL: it opens in a new tab like any other.'],
  content: ['The name of the page, without “Back to”.'],
  related: ['UI/Link', 'UI/App shell'],
};
