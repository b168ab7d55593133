import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For something small that is loading, without known progress, and may take longer than a second.'],
  instead: [
    { when: 'The progress is known', use: 'UI/Progress bar' },
    { when: 'It covers content', use: 'UI/Loading overlay' },
    { when: 'A button is pending', use: 'UI/Button' },
    { when: 'The first rows of a table are loading', use: 'UI/Table' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Spinner label="Looking up the supplier" />
          <Text as="span" tone="muted">
            Looking up the supplier
          </Text>
        </Inline>
      ),
      because: 'The text says what the user is waiting for.',
      avoid: (
        <Inline>
          <Spinner />
          <Spinner />
          <Spinner />
        </Inline>
      ),
      problem: 'One spinner per field is a circus: one for the part that’s waiting is enough.',
    },
  ],
  anatomy: [
    { part: 'Arc', what: 'Rotates; with reduced motion it doesn’t move.' },
    { part: 'Label', what: 'Its accessible name.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['The role is progressbar without a value: “Loading, busy”.'],
  content: ['A verb and its object: Loading orders.'],
  related: ['UI/Progress bar', 'UI/Loading overlay'],
};
