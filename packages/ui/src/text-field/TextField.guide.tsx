import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { NumberField } from '../number-field/NumberField.tsx';
import { TextField } from './TextField.tsx';

const test = 'packages/ui/src/text-field/TextField.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For a name, an address or a URL: one line that only the user knows.'],
  instead: [
    { when: 'It has several lines', use: 'UI/Text area' },
    { when: 'It’s a number', use: 'UI/Number field' },
    { when: 'It’s a key or a password', use: 'UI/Secret field' },
    { when: 'It filters the content of the page', use: 'UI/Search field' },
    { when: 'There are fewer than about 15 possible values', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: <TextField label="Delivery API URL" description="Starts with https://" />,
      because: 'Label and help stay visible while you type.',
      avoid: (
        <TextField aria-label="Delivery API URL" placeholder="Delivery API URL, starting with https://" />
      ),
      problem: 'The placeholder disappears with the first letter, and is too pale for some people.',
    },
    {
      do: <NumberField label="Delivered price" prefix="$" />,
      because: 'A number field handles separators and units.',
      avoid: <TextField label="Delivered price (in $, number only)" />,
      problem: 'The user does the field’s work.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'Above the field, with a note if a value is required.' },
    { part: 'Field', what: '40 px high, 44 px on phones.' },
    { part: 'Prefix, suffix', what: 'Text that belongs to the value: $ or %.' },
    { part: 'Description', what: 'One line of help below the field.' },
    { part: 'Error', what: 'Appears above the description, with an icon.' },
  ],
  states: [
    { state: 'Focus', what: 'The focus ring around the box.' },
    {
      state: 'Invalid',
      what: 'Red border, icon and a message. Show it after the user leaves the field, not while typing.',
    },
    { state: 'Read-only', what: 'Can be selected and copied, but not changed.' },
    { state: 'Disabled', what: 'Not applicable now. Say why nearby.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field.', proof: { story: 'ui-text-field--default' } },
    {
      keys: 'Letters',
      does: 'Change the text, unless the field is read-only or disabled.',
      proof: { test, title: 'ignores typing while disabled or read-only' },
    },
  ],
  accessibility: [
    'Error and description are announced with the field. The error doesn’t change its name.',
    'Set autoComplete for data about the user, and inputMode for the keyboard on phones.',
    'Required fields are announced as required, but the browser doesn’t block the form: use error messages.',
  ],
  content: [
    'Label: a noun, sentence case, no colon.',
    'Error: say what to do next: “Please provide a delivery API URL.”',
  ],
  related: ['UI/Number field', 'UI/Text area', 'UI/Secret field', 'UI/Search field'],
};
