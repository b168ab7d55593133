import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ErrorState } from './ErrorState.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Data could not be loaded or refreshed, and trying again may help.'],
  instead: [
    { when: 'There is nothing, and that is fine', use: 'UI/Empty state' },
    { when: 'A value is wrong', use: 'UI/Text field' },
    { when: 'An action of the reader failed', use: 'UI/Toast' },
    { when: 'Something lasting is wrong with the account or page', use: 'UI/Banner' },
  ],
  pairs: [
    {
      do: (
        <ErrorState
          what="Orders could not be refreshed"
          since="2026-11-20T16:20:00Z"
          layout="bar"
          onRetry={() => {}}
        />
      ),
      because: 'Above old rows it is a bar: it says since when they are old.',
      avoid: <ErrorState what="Oops! An unexpected error occurred (code 503)" layout="bar" />,
      problem: 'It doesn’t say what is missing, and offers nothing to do.',
    },
  ],
  anatomy: [
    { part: 'Icon', what: 'A broken connection.' },
    { part: 'What failed', what: 'Without a full stop; the component adds the time and the punctuation.' },
    { part: 'Retry', what: 'Tries again.' },
  ],
  states: [
    { state: 'Block', what: 'Takes the place of the content, and is announced when it appears.' },
    { state: 'Bar', what: 'Is above content that stays.' },
    { state: 'Retrying', what: 'The button says so and can’t be pressed twice.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Reaches Retry and presses it.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'tries again on Enter' },
    },
  ],
  accessibility: ['A block has the role alert. A bar has none: the list that brings it announces the fault.'],
  content: [
    'Name the thing that is missing: “Orders could not be loaded”.',
    'No codes and no apologies; ids that help support go to the details of a toast.',
  ],
  related: ['UI/Empty state', 'UI/Banner', 'UI/Toast'],
};
