import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { PhoneIcon } from './icons.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To support a word with a familiar picture, or to fill a button that has a name.'],
  instead: [
    { when: 'It can be pressed', use: 'UI/Icon button' },
    { when: 'It shows a category or status', use: 'UI/Badge' },
    { when: 'Something is loading', use: 'UI/Spinner' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <PhoneIcon />
          <Text as="span">(512) 555-0142</Text>
        </Inline>
      ),
      because: 'The icon makes the number easy to find; the text says it.',
      avoid: <PhoneIcon />,
      problem:
        'Alone and without a label, the icon says nothing to a screen reader, and little to anyone else.',
    },
  ],
  anatomy: [
    { part: 'Drawing', what: 'Strokes on a 24 px grid, in the color of the surrounding text.' },
    { part: 'Label', what: 'Only for an icon on its own: it becomes an image with this name.' },
  ],
  states: [
    {
      state: 'Right to left',
      what: 'Icons that point in the reading direction are mirrored; a check mark isn’t.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Without a label, the icon is hidden from screen readers. With a label, it’s an image with that name.',
    'The size follows the user’s text size: 16 px by default.',
  ],
  content: ['A label names the meaning, not the drawing: “Call-in”, not “Phone”.'],
  related: ['UI/Icon button', 'UI/Badge'],
};
