import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { Inline } from '../layout/Inline.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { TimeField } from './TimeField.tsx';

const test = 'packages/ui/src/time-field/TimeField.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A time of day: the start or end of a schedule.'],
  instead: [
    { when: 'A length: minutes, days', use: 'UI/Number field' },
    { when: 'A few fixed times', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: (
        <Inline align="end">
          <TimeField label="From" defaultValue="09:00:00" />
          <TimeField label="To" defaultValue="17:00:00" />
        </Inline>
      ),
      because: 'It reads as people say it: 9:00 AM.',
      avoid: <TextField label="From (HH:MM:SS, 24 h)" defaultValue="09:00:00" />,
      problem: 'The format is the field’s business, not the reader’s.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Box', what: 'Takes a time in any usual way: 9, 930p, 9 a.m., 17:30.' },
    { part: 'List', what: 'Every half hour, opened by the arrow.' },
  ],
  states: [
    { state: 'Typed', what: 'Becomes a time when the focus leaves or on Enter.' },
    { state: 'No time', what: 'Gives way to the last one.' },
    { state: 'End of day', what: 'The last choice of the list, 23:59:59: it means until midnight.' },
  ],
  keyboard: [
    {
      keys: 'Arrow down, Enter',
      does: 'Opens the list at the time in force and chooses.',
      proof: { test, title: 'opens by arrow key at the time in force and moves on from there' },
    },
    {
      keys: 'Enter',
      does: 'Takes the typed time, with the list closed.',
      proof: { story: 'ui-time-field--keyboard' },
    },
    {
      keys: 'Escape',
      does: 'Gives back the last time.',
      proof: { test, title: 'gives way to the last time when the text is no time, and on Escape' },
    },
  ],
  accessibility: [
    'One stop for Tab, not one for each part of the time.',
    'The list is read as options while the focus stays in the box.',
  ],
  content: ['Label: From and To within a group that names the day.'],
  related: ['UI/Number field', 'UI/Select'],
};
