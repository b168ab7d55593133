import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { PhoneIcon } from './icons.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A picture people know repeats a word next to it, or fills a button with a name.'],
  instead: [
    { when: 'It can be pressed', use: 'UI/Icon button' },
    { when: 'It states a kind or status', use: 'UI/Badge' },
    { when: 'Something is on its way', use: 'UI/Spinner' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <PhoneIcon />
          <Text as="span">(512) 555-0142</Text>
        </Inline>
      ),
      because: 'The icon helps to find the number; the text says it.',
      avoid: <PhoneIcon />,
      problem: 'Alone and without a label it says nothing to a screen reader, and little to anybody else.',
    },
  ],
  anatomy: [
    { part: 'Drawing', what: 'Strokes on a 24 px grid, in the color of the text around it.' },
    { part: 'Label', what: 'Only where it is alone: then it is an image with this name.' },
  ],
  states: [
    {
      state: 'Right to left',
      what: 'Icons that point in reading direction are mirrored; a check mark is not.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Without label it is hidden from screen readers; with it, it is an image with that name.',
    'Size follows the text: 16 px by default.',
  ],
  content: ['A label names the meaning, not the drawing: “Call-in”, not “Phone”.'],
  related: ['UI/Icon button', 'UI/Badge'],
};
