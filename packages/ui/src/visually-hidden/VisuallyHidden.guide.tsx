import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { CountBadge } from '../badge/CountBadge.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'When a picture, a color or a position conveys something visually, and screen readers need it in words.',
  ],
  instead: [
    { when: 'The text helps everyone', use: 'UI/Text' },
    { when: 'It names an icon on its own', use: 'UI/Icon' },
    { when: 'A control needs a name', use: 'UI/Icon button' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Text as="span" weight="strong">
            Email
          </Text>
          <CountBadge count={2} />
        </Inline>
      ),
      because: '“2” is announced as “2 errors”.',
      avoid: (
        <Text as="span">
          Click the blue button<VisuallyHidden> to save</VisuallyHidden>
        </Text>
      ),
      problem: 'Sighted users miss half of it.',
    },
  ],
  anatomy: [
    {
      part: 'Text',
      what: 'One pixel, clipped and never copied, but available to screen readers and find-in-page.',
    },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'It’s invisible, so nothing inside may be focusable.',
    'Start with a space if it continues a word.',
  ],
  content: ['Use the fewest words that complete the sentence.'],
  related: ['UI/Icon', 'UI/Skip link'],
};
