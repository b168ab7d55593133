import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Section } from './Section.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A part of a form or page has a name, and is worth a card.'],
  instead: [
    { when: 'Details that may be folded by the reader', use: 'UI/Disclosure' },
    { when: 'It has no name', use: 'UI/Layout' },
    { when: 'Two parts belong to one card', use: 'UI/Heading' },
  ],
  pairs: [
    {
      do: <Section heading="Limits">How many per day and month.</Section>,
      because: 'A noun that one finds when scanning.',
      avoid: (
        <Section heading="Here you set the limits of this warehouse">How many per day and month.</Section>
      ),
      problem: 'The word that matters is the fifth.',
    },
  ],
  anatomy: [
    { part: 'Heading', what: 'The name, and the name of the region.' },
    { part: 'Count', what: 'How many errors are inside.' },
    { part: 'Actions', what: 'At the end of the head, e.g. the switch that turns the part on.' },
    { part: 'Divider', what: 'A line from edge to edge between two parts.' },
  ],
  states: [
    { state: 'With errors', what: 'The count is next to the name.' },
    { state: 'Folded', what: 'One line says what would be here; the switch opens it.' },
  ],
  keyboard: [],
  accessibility: [
    'It is a region with a name, so screen readers can jump to it.',
    'With an id it can take the focus: links to it bring the reader there.',
  ],
  content: ['Folded text: say what turning it on would do.'],
  related: ['UI/Disclosure', 'UI/Layout', 'UI/Count badge'],
};
