import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Something small is on its way, it is not known how far it is, and it may last over a second.'],
  instead: [
    { when: 'It is known how far', use: 'UI/Progress bar' },
    { when: 'It covers content', use: 'UI/Loading overlay' },
    { when: 'A button is busy', use: 'UI/Button' },
    { when: 'The first rows of a table', use: 'UI/Table' },
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
      because: 'Words say what is being waited for.',
      avoid: (
        <Inline>
          <Spinner />
          <Spinner />
          <Spinner />
        </Inline>
      ),
      problem: 'One per field is a fairground: one for the part that waits is enough.',
    },
  ],
  anatomy: [
    { part: 'Arc', what: 'Turns; with reduced motion it is still.' },
    { part: 'Label', what: 'Its name for screen readers.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['Its role is progressbar without a value: “Loading, busy”.'],
  content: ['A verb and the thing: Loading orders.'],
  related: ['UI/Progress bar', 'UI/Loading overlay'],
};
