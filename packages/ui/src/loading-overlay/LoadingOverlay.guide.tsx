import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Content is there and is being loaded again or saved, and must not be used meanwhile.'],
  instead: [
    { when: 'Nothing is there yet', use: 'UI/Table' },
    { when: 'Only one button is busy', use: 'UI/Button' },
    { when: 'It is known how far it is', use: 'UI/Progress bar' },
  ],
  pairs: [
    {
      do: (
        <LoadingOverlay isLoading label="Saving">
          The fields of the form
        </LoadingOverlay>
      ),
      because: 'What is covered stays in place, so that nothing jumps.',
      avoid: <Spinner label="Saving" />,
      problem: 'The content makes room for a spinner, and comes back somewhere else.',
    },
  ],
  anatomy: [
    { part: 'Cover', what: 'Takes the content out of reach for pointer, keyboard and screen reader.' },
    { part: 'Message', what: 'A spinner and what is going on.' },
  ],
  states: [
    { state: 'Loading', what: 'The region is busy and its content inert.' },
    { state: 'Done', what: 'What had the focus before has it again.' },
  ],
  keyboard: [],
  accessibility: [
    'The message is announced once; the region has aria-busy.',
    'The focus is held, and returned only if it went nowhere else meanwhile.',
  ],
  content: ['Say what is going on with a verb: Saving, Loading orders.'],
  related: ['UI/Spinner', 'UI/Progress bar', 'UI/Table'],
};
