import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { CountBadge } from '../badge/CountBadge.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'A picture, a color or a place says it to those who see, and a word has to say it to those who don’t.',
  ],
  instead: [
    { when: 'Everybody profits from the word', use: 'UI/Text' },
    { when: 'An icon is alone', use: 'UI/Icon' },
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
      because: '“2” is read as “2 errors”.',
      avoid: (
        <Text as="span">
          Click the blue button<VisuallyHidden> to save</VisuallyHidden>
        </Text>
      ),
      problem: 'Those who see miss half of it.',
    },
  ],
  anatomy: [
    { part: 'Text', what: 'One pixel, clipped, still selectable by screen readers and found in the page.' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'It can’t be seen, so nothing inside may take the focus.',
    'Begin with a space where it continues a word.',
  ],
  content: ['The fewest words that make the sentence whole.'],
  related: ['UI/Icon', 'UI/Skip link'],
};
