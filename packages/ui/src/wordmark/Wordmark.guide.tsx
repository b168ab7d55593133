import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Heading } from '../heading/Heading.tsx';
import { Wordmark } from './Wordmark.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Once where the product introduces itself: at the top of the navigation, on the sign-in page.'],
  instead: [
    { when: 'The name is part of a sentence', use: 'UI/Text' },
    { when: 'The whole is a way home', use: 'UI/Link' },
  ],
  pairs: [
    {
      do: <Wordmark />,
      because: 'Mark and name of the brand in force, at its own height.',
      avoid: (
        <Heading level={1}>
          <Wordmark />
        </Heading>
      ),
      problem: 'The brand is not the name of the page.',
    },
  ],
  anatomy: [
    { part: 'Mark', what: 'The drawing of the brand, hidden from screen readers.' },
    {
      part: 'Name',
      what: 'Real text, in the typeface of the brand. More than 12 letters are set smaller, on several lines where they have to.',
    },
  ],
  states: [
    { state: 'On the page', what: 'For light and dark grounds of the page.' },
    { state: 'On the navigation', what: 'For the ground of the navigation.' },
  ],
  keyboard: [],
  accessibility: ['The name is text: it is read, translated and enlarged like any other.'],
  content: ['Never stretch, recolor or shorten it.'],
  related: ['UI/App shell', 'Foundations/Brands', 'Foundations/Brand editor'],
};
