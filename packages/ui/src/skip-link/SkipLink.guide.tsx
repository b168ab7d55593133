import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Text } from '../text/Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['The first thing on a page that has navigation before its content. The app shell brings it.'],
  instead: [
    { when: 'Everybody needs the way', use: 'UI/Link' },
    { when: 'Parts of a long form', use: 'UI/Link' },
  ],
  pairs: [
    {
      do: <Text>Skip to content</Text>,
      because: 'It names where it leads.',
      avoid: <Text>Skip</Text>,
      problem: 'Skip what, and to where?',
    },
  ],
  anatomy: [
    { part: 'Link', what: 'Hidden until the keyboard reaches it, then over the top bar.' },
    { part: 'Target', what: 'The main region, with tabIndex -1 so that it takes the focus.' },
  ],
  states: [],
  keyboard: [
    { keys: 'Tab', does: 'The first stop: it shows.', proof: { story: 'ui-skip-link--used' } },
    { keys: 'Enter', does: 'The focus is in the content.', proof: { story: 'ui-skip-link--used' } },
  ],
  accessibility: ['The address of the page stays the same: the fragment belongs to the router.'],
  content: ['“Skip to” and the region.'],
  related: ['UI/App shell', 'UI/Link'],
};
