import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Box } from '../layout/Box.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['When existing content is being reloaded or saved and must not be used in the meantime.'],
  instead: [
    { when: 'There’s no content yet', use: 'UI/Table' },
    { when: 'Only a single button is busy', use: 'UI/Button' },
    { when: 'The progress is known', use: 'UI/Progress bar' },
  ],
  pairs: [
    {
      do: (
        <LoadingOverlay isLoading label="Saving">
          <Box padding={10}>The fields of the form</Box>
        </LoadingOverlay>
      ),
      because: 'The covered content stays in place, so nothing jumps.',
      avoid: <Spinner label="Saving" />,
      problem: 'The content makes way for a spinner and comes back somewhere else.',
    },
  ],
  anatomy: [
    { part: 'Cover', what: 'Blocks pointer, keyboard and screen reader access to the content.' },
    { part: 'Message', what: 'A spinner and what’s happening.' },
  ],
  states: [
    { state: 'Loading', what: 'The region is busy and its content is inert.' },
    { state: 'Done', what: 'Focus returns to where it was.' },
  ],
  keyboard: [],
  accessibility: [
    'The message is announced once; the region has aria-busy.',
    'Focus is remembered, and restored only if it hasn’t moved elsewhere in the meantime.',
  ],
  content: ['Say what’s happening with a verb: Saving, Loading orders.'],
  related: ['UI/Spinner', 'UI/Progress bar', 'UI/Table'],
};
