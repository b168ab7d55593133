import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Badge } from '../badge/Badge.tsx';
import { Tag } from './Tag.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A value that was chosen or typed and may be taken away: a code, an address, a filter.'],
  instead: [
    { when: 'It states what something is', use: 'UI/Badge' },
    { when: 'People type or paste the values', use: 'UI/Tag input' },
    { when: 'It can be turned on and off', use: 'UI/Checkbox' },
  ],
  pairs: [
    {
      do: <Tag onRemove={() => {}}>238220 Plumbing</Tag>,
      because: 'The cross takes this one away, and its name says which.',
      avoid: <Tag>Available</Tag>,
      problem: 'A status can’t be taken away, and it looks as if it could.',
    },
    {
      do: <Badge tone="info">Available</Badge>,
      because: 'A badge states.',
      avoid: <Tag onRemove={() => {}}>{'All orders of the last 48 hours that were delivered to Texas'}</Tag>,
      problem: 'A sentence pushes the cross out of sight.',
    },
  ],
  anatomy: [
    { part: 'Text', what: 'The value, cut with an ellipsis where there is no room.' },
    { part: 'Cross', what: 'Only where it can be taken away; named after the value.' },
  ],
  states: [
    { state: 'Tones', what: 'Neutral for values; a tone that warns for values that are not accepted.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Moves to the cross and takes the tag away.',
      proof: { story: 'ui-tag--removable' },
    },
  ],
  accessibility: ['The cross is a button with the name of its value, so that a list of crosses makes sense.'],
  content: ['The value as people know it, a code with its title.'],
  related: ['UI/Badge', 'UI/Tag input'],
};
