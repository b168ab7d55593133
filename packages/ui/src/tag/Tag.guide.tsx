import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Badge } from '../badge/Badge.tsx';
import { Tag } from './Tag.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For a selected or typed value that may be removed: a code, an address, a filter.'],
  instead: [
    { when: 'It shows a status or category', use: 'UI/Badge' },
    { when: 'People type or paste the values', use: 'UI/Tag input' },
    { when: 'It can be turned on and off', use: 'UI/Checkbox' },
  ],
  pairs: [
    {
      do: <Tag onRemove={() => {}}>238220 Plumbing</Tag>,
      because: 'The × removes this value, and its accessible name says which.',
      avoid: <Tag>Available</Tag>,
      problem: 'A status can’t be removed, but this looks as if it could.',
    },
    {
      do: <Badge tone="info">Available</Badge>,
      because: 'A badge shows a status.',
      avoid: <Tag onRemove={() => {}}>{'All orders of the last 48 hours that were delivered to Texas'}</Tag>,
      problem: 'A sentence pushes the × out of view.',
    },
  ],
  anatomy: [
    { part: 'Text', what: 'The value, truncated with an ellipsis if there isn’t enough room.' },
    { part: 'Remove button', what: 'Only if the value can be removed. Named after the value.' },
  ],
  states: [{ state: 'Tones', what: 'Neutral for values; a warning tone for values that aren’t accepted.' }],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Moves to the remove button and removes the tag.',
      proof: { story: 'ui-tag--removable' },
    },
  ],
  accessibility: [
    'The remove button’s accessible name includes the value, so that a list of them makes sense.',
  ],
  content: ['The value as people know it; a code with its title.'],
  related: ['UI/Badge', 'UI/Tag input'],
};
