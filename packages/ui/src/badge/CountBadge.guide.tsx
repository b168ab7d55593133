import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { Badge } from './Badge.tsx';
import { CountBadge } from './CountBadge.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'To show how many errors are in a part of a form that may be out of sight: a section, its navigation entry, a tab.',
  ],
  instead: [
    { when: 'It’s a status or a category', use: 'UI/Badge' },
    { when: 'It says what’s wrong', use: 'UI/Banner' },
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
      because: 'The count is next to the name of the part it belongs to.',
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
    { part: 'Number', what: 'The count.' },
    { part: 'Noun', what: 'For screen readers only: “2 errors”.' },
  ],
  states: [{ state: 'Count 0', what: 'Renders nothing, so the badge can stay in the markup.' }],
  keyboard: [],
  accessibility: [
    'The noun is part of the text around it: a link named Email is read as “Email 2 errors”.',
    'Changes aren’t announced. The form’s error summary does that.',
  ],
  content: ['Pass the noun in the singular; an s is added for the plural.'],
  related: ['UI/Badge', 'UI/Section'],
};
