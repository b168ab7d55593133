import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Heading } from '../heading/Heading.tsx';
import { Wordmark } from './Wordmark.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Once where the product introduces itself: at the top of the navigation, or on the sign-in page.'],
  instead: [
    { when: 'The name is part of a sentence', use: 'UI/Text' },
    { when: 'It’s a link to the home page', use: 'UI/Link' },
  ],
  pairs: [
    {
      do: <Wordmark />,
      because: 'Mark and name of the current brand, at the intended height.',
      avoid: (
        <Heading level={1}>
          <Wordmark />
        </Heading>
      ),
      problem: 'The brand isn’t the name of the page.',
    },
  ],
  anatomy: [
    {
      part: 'Mark',
      what: 'The brand’s line drawing, image files or component, 28 pixels high, hidden from screen readers.',
    },
    {
      part: 'Name',
      what: 'Real text in the brand’s typeface. Names of more than 12 letters are smaller and wrap if needed. A logo that contains the name isn’t followed by it.',
    },
  ],
  states: [
    { state: 'On the page', what: 'For the page’s light and dark backgrounds.' },
    { state: 'On the navigation', what: 'For the background of the navigation.' },
  ],
  keyboard: [],
  accessibility: ['The name is text: it can be announced, translated and enlarged like any other.'],
  content: ['Never stretch, recolor or shorten it.'],
  related: ['UI/App shell', 'Foundations/Brands', 'Foundations/Brand editor'],
};
