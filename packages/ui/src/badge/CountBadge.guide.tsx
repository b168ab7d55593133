import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { Badge } from './Badge.tsx';
import { CountBadge } from './CountBadge.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'A part of a form that may be out of sight has errors: a section, an entry of its navigation, a tab.',
  ],
  instead: [
    { when: 'It names a status or a kind', use: 'UI/Badge' },
    { when: 'It says what is wrong', use: 'UI/Banner' },
    { when: 'The error belongs to one field', use: 'UI/Text field' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Text weight="strong">Email</Text>
          <CountBadge count={2} />
        </Inline>
      ),
      because: 'The number is next to the name of the part that it counts.',
      avoid: (
        <Inline>
          <Text weight="strong">Email</Text>
          <Badge tone="critical">2 errors found in this section</Badge>
        </Inline>
      ),
      problem: 'A sentence pushes the names of the other parts out of the way.',
    },
  ],
  anatomy: [
    { part: 'Number', what: 'How many; nothing is drawn for 0.' },
    { part: 'Noun', what: 'For screen readers only: “2 errors”.' },
  ],
  states: [{ state: 'Count 0', what: 'Draws nothing, so that it can stay in the markup.' }],
  keyboard: [],
  accessibility: [
    'The noun is part of the text around it: a link named Email is read as “Email 2 errors”.',
    'It doesn’t announce changes. The summary of errors of the form does that.',
  ],
  content: ['Give the noun in the singular; an s is added for several.'],
  related: ['UI/Badge', 'UI/Section'],
};
