import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['When the progress is known and takes longer than a few seconds: an export, a bulk change.'],
  instead: [
    { when: 'The progress isn’t known', use: 'UI/Spinner' },
    { when: 'It takes less than a second', use: 'UI/Button' },
    { when: 'It covers content', use: 'UI/Loading overlay' },
  ],
  pairs: [
    {
      do: <ProgressBar label="Exporting orders" value={37} maxValue={51} valueLabel="37 of 51" />,
      because: 'The value counts what the user counts: rows.',
      avoid: <ProgressBar label="Please wait" value={72.5} />,
      problem: 'It says neither what’s happening nor what 72.5 is a part of.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'What’s happening.' },
    { part: 'Value', what: 'The progress, in words or as a percentage.' },
    { part: 'Track', what: 'Fills in the reading direction.' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'Screen readers read valueLabel as the value.',
    'Steps aren’t announced. Announce the end with a toast.',
  ],
  content: ['“37 of 51” for things that can be counted, a percentage otherwise.'],
  related: ['UI/Spinner', 'UI/Loading overlay', 'UI/Toast'],
};
