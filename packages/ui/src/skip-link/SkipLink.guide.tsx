import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Text } from '../text/Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['As the first element of a page that has navigation before its content. The app shell renders it.'],
  instead: [
    { when: 'Everyone needs the link', use: 'UI/Link' },
    { when: 'It jumps between parts of a long form', use: 'UI/Link' },
  ],
  pairs: [
    {
      do: <Text>Skip to content</Text>,
      because: 'The label says where it goes.',
      avoid: <Text>Skip</Text>,
      problem: 'Skip what, and to where?',
    },
  ],
  anatomy: [
    { part: 'Link', what: 'Hidden until it has keyboard focus, then shown over the start of the page.' },
    {
      part: 'Target',
      what: 'The main region, with tabIndex -1 so that it’s focusable; or an element in which `onSkip` finds what to focus.',
    },
  ],
  states: [],
  keyboard: [
    { keys: 'Tab', does: 'The first tab stop: the link appears.', proof: { story: 'ui-skip-link--used' } },
    { keys: 'Enter', does: 'Moves focus to the content.', proof: { story: 'ui-skip-link--used' } },
  ],
  accessibility: ['The URL stays the same: the fragment belongs to the router.'],
  content: ['“Skip to” and the region.'],
  related: ['UI/App shell', 'UI/Link'],
};
