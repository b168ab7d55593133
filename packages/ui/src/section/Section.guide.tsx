import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Section } from './Section.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For a named part of a form or page that deserves a card.'],
  instead: [
    { when: 'The user can collapse the details', use: 'UI/Disclosure' },
    { when: 'It has no name', use: 'UI/Layout' },
    { when: 'Two parts belong in one card', use: 'UI/Heading' },
  ],
  pairs: [
    {
      do: <Section heading="Limits">How many per day and month.</Section>,
      because: 'A noun that’s easy to find when scanning.',
      avoid: (
        <Section heading="Here you set the limits of this warehouse">How many per day and month.</Section>
      ),
      problem: 'The word that matters is the fifth.',
    },
  ],
  anatomy: [
    { part: 'Heading', what: 'The heading also names the region.' },
    { part: 'Count', what: 'The number of errors inside.' },
    { part: 'Actions', what: 'At the end of the header, e.g. the switch that turns the part on.' },
    { part: 'Divider', what: 'An edge-to-edge line between two parts.' },
  ],
  states: [
    { state: 'With errors', what: 'The count is next to the name.' },
    { state: 'Collapsed', what: 'One line says what the section contains; the switch opens it.' },
  ],
  keyboard: [],
  accessibility: [
    'It’s a labeled region, so screen readers can jump to it.',
    'With an id it’s focusable: links to it move focus there.',
  ],
  content: ['Text of a collapsed section: say what turning it on would do.'],
  related: ['UI/Disclosure', 'UI/Layout', 'UI/Count badge'],
};
