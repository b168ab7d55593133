import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { Inline } from '../layout/Inline.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { TimeField } from './TimeField.tsx';

const test = 'packages/ui/src/time-field/TimeField.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For a time of day: the start or end of a schedule.'],
  instead: [
    { when: 'It’s a duration: minutes, days', use: 'UI/Number field' },
    { when: 'It’s one of a few fixed times', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: (
        <Inline align="end">
          <TimeField label="From" defaultValue="09:00:00" />
          <TimeField label="To" defaultValue="17:00:00" />
        </Inline>
      ),
      because: 'The time reads the way people say it: 9:00 AM.',
      avoid: <TextField label="From (HH:MM:SS, 24 h)" defaultValue="09:00:00" />,
      problem: 'The format is the field’s job, not the user’s.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Box', what: 'Accepts a time in any common format: 9, 930p, 9 a.m., 17:30, 9h30, noon.' },
    { part: 'List', what: 'Every half hour, opened by the arrow button.' },
  ],
  states: [
    {
      state: 'Typed',
      what: 'The value follows the text. On Enter, or when the field loses focus, the time is formatted.',
    },
    { state: 'Not a time', what: 'The text stays, is the value, and is marked as invalid.' },
    {
      state: 'End of day',
      what: 'The last option of the list, 23:59:59: until midnight. With isEnd, also “midnight” and “24:00”.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow down, Enter',
      does: 'Opens the list at the current time and selects.',
      proof: { test, title: 'opens near its value on the down arrow, and moves on from there' },
    },
    {
      keys: 'Enter',
      does: 'Accepts the typed time if the list is closed.',
      proof: { story: 'ui-time-field--keyboard' },
    },
    {
      keys: 'Escape',
      does: 'Restores the time before typing.',
      proof: { test, title: 'restores the time before typing on Escape' },
    },
  ],
  accessibility: [
    'The field is one tab stop, not one for each part of the time.',
    'Options are announced while focus stays in the input.',
  ],
  content: ['Label: From and To, in a group that names the day.'],
  related: ['UI/Number field', 'UI/Select'],
};
