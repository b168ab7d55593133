import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { BoltIcon } from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To show the status of the item next to it in a word or two: Available, Shipped, NEW.'],
  instead: [
    { when: 'It can be removed', use: 'UI/Tag' },
    { when: 'It can be pressed', use: 'UI/Button' },
    { when: 'It’s a count', use: 'UI/Count badge' },
    { when: 'It’s a full sentence', use: 'UI/Banner' },
  ],
  pairs: [
    {
      do: (
        <Badge tone="info" icon={BoltIcon}>
          Available
        </Badge>
      ),
      because: 'Word, icon and color all say the same thing.',
      avoid: <Badge tone="info">This order is ready to be packed</Badge>,
      problem: 'A sentence can’t be scanned in a list of 25 rows.',
    },
    {
      do: <Badge tone="critical">4 minutes left</Badge>,
      because: 'One badge per row stands out.',
      avoid: (
        <Inline>
          <Badge tone="critical">Hot</Badge>
          <Badge tone="caution">Soon</Badge>
          <Badge tone="positive">Good</Badge>
        </Inline>
      ),
      problem: 'When everything is marked, nothing stands out.',
    },
  ],
  anatomy: [
    { part: 'Container', what: '16, 20 or 24 px high, aligned with the text.' },
    { part: 'Icon', what: 'Optional, so that color isn’t the only cue.' },
    { part: 'Word', what: 'One or two words on one line.' },
  ],
  states: [{ state: 'Tones', what: 'From positive to critical. Special is a status outside this scale.' }],
  keyboard: [],
  accessibility: [
    'A badge is text: read in place and not focusable.',
    'A change is announced only if the badge is inside a live region.',
  ],
  content: ['Use the specification’s wording as is. Otherwise: sentence case, no period.'],
  related: ['UI/Tag', 'UI/Count badge', 'UI/Banner'],
};
