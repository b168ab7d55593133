import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'It is known how far something is, and it takes longer than a few seconds: an export, a bulk change.',
  ],
  instead: [
    { when: 'It is not known how far', use: 'UI/Spinner' },
    { when: 'It takes less than a second', use: 'UI/Button' },
    { when: 'It covers content', use: 'UI/Loading overlay' },
  ],
  pairs: [
    {
      do: <ProgressBar label="Exporting orders" value={37} maxValue={51} valueLabel="37 of 51" />,
      because: 'The words count what the reader counts: rows.',
      avoid: <ProgressBar label="Please wait" value={72.5} />,
      problem: 'It says neither what is going on nor of what this is a part.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'What is going on.' },
    { part: 'Value', what: 'How far, in words or per cent.' },
    { part: 'Track', what: 'Fills in reading direction.' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'Its value is read in the words of valueLabel.',
    'It is not announced at each step; say the end with a toast.',
  ],
  content: ['“37 of 51” where things are counted, per cent where they are not.'],
  related: ['UI/Spinner', 'UI/Loading overlay', 'UI/Toast'],
};
