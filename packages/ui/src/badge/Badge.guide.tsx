import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { BoltIcon } from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A state of the thing next to it, in a word or two: Available, Shipped, NEW.'],
  instead: [
    { when: 'It can be removed', use: 'UI/Tag' },
    { when: 'It can be pressed', use: 'UI/Button' },
    { when: 'It is a number of things', use: 'UI/Count badge' },
    { when: 'It is a sentence', use: 'UI/Banner' },
  ],
  pairs: [
    {
      do: (
        <Badge tone="info" icon={BoltIcon}>
          Available
        </Badge>
      ),
      because: 'Word, icon and color say the same.',
      avoid: <Badge tone="info">This order is ready to be packed</Badge>,
      problem: 'A sentence cannot be scanned in a list of 25 rows.',
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
      problem: 'Where everything is marked, nothing is.',
    },
  ],
  anatomy: [
    { part: 'Container', what: '16, 20 or 24 px high, on the line of the text.' },
    { part: 'Icon', what: 'Optional, so that color is never alone.' },
    { part: 'Word', what: 'One or two words on one line.' },
  ],
  states: [{ state: 'Tones', what: 'From positive to critical; special is a status outside this scale.' }],
  keyboard: [],
  accessibility: [
    'It is text, read in place, and takes no focus.',
    'A badge that changes speaks only if its place is a live region.',
  ],
  content: ['Words of the specification as they are. Ours: sentence case, no full stop.'],
  related: ['UI/Tag', 'UI/Count badge', 'UI/Banner'],
};
