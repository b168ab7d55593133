import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ErrorState } from './ErrorState.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['When data couldn’t be loaded or refreshed, and trying again may help.'],
  instead: [
    { when: 'There’s nothing, and that’s fine', use: 'UI/Empty state' },
    { when: 'A value is invalid', use: 'UI/Text field' },
    { when: 'A user’s action failed', use: 'UI/Toast' },
    { when: 'There’s a lasting problem with the account or the page', use: 'UI/Banner' },
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
      because: 'Above stale rows it’s a bar that says since when they’re stale.',
      avoid: <ErrorState what="Oops! An unexpected error occurred (code 503)" layout="bar" />,
      problem: 'It doesn’t say what’s missing, and offers no next step.',
    },
  ],
  anatomy: [
    { part: 'Icon', what: 'Shows a lost connection.' },
    { part: 'What failed', what: 'No period at the end: the component adds the time and the punctuation.' },
    { part: 'Retry', what: 'Tries again.' },
  ],
  states: [
    { state: 'Block', what: 'Replaces the content and is announced when it appears.' },
    { state: 'Bar', what: 'Sits above content that stays.' },
    { state: 'Retrying', what: 'The button says so and can’t be pressed twice.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Moves to Retry and presses it.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'retries on Enter' },
    },
  ],
  accessibility: [
    'A block has the role alert. A bar has no role: the list it belongs to announces the problem.',
  ],
  content: [
    'Name what’s missing: “Orders could not be loaded”.',
    'No codes and no apologies. Ids that help support belong in the details of a toast.',
  ],
  related: ['UI/Empty state', 'UI/Banner', 'UI/Toast'],
};
