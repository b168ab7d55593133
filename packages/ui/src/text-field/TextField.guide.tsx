import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { NumberField } from '../number-field/NumberField.tsx';
import { TextField } from './TextField.tsx';

const test = 'packages/ui/src/text-field/TextField.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A name, an address, a URL: one line that only the reader knows.'],
  instead: [
    { when: 'Several lines', use: 'UI/Text area' },
    { when: 'A number', use: 'UI/Number field' },
    { when: 'A key or a password', use: 'UI/Secret field' },
    { when: 'It filters what is on the page', use: 'UI/Search field' },
    { when: 'There are fewer than about 15 possible values', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: <TextField label="Delivery API URL" description="Starts with https://" />,
      because: 'Label and help stay while one types.',
      avoid: (
        <TextField aria-label="Delivery API URL" placeholder="Delivery API URL, starting with https://" />
      ),
      problem: 'The placeholder is gone with the first letter, and it is too pale to be read by all.',
    },
    {
      do: <NumberField label="Delivered price" prefix="$" />,
      because: 'A number field knows separators, limits and steps.',
      avoid: <TextField label="Delivered price (in $, number only)" />,
      problem: 'The reader does the work of the field.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'Above the field. A star marks what is required.' },
    { part: 'Field', what: '40 px high, 44 px on phones.' },
    { part: 'Prefix, suffix', what: 'A mark that belongs to the value: $ or %.' },
    { part: 'Description', what: 'One line of help under the field.' },
    { part: 'Error', what: 'Takes its place above the description, with an icon.' },
  ],
  states: [
    { state: 'Focus', what: 'A stronger border and the ring.' },
    {
      state: 'Invalid',
      what: 'Red border, icon and a sentence. Show it after the reader has left the field, not while typing.',
    },
    { state: 'Read-only', what: 'Can be selected and copied, not changed.' },
    { state: 'Disabled', what: 'Does not count now. Say why close by.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field.', proof: { story: 'ui-text-field--default' } },
    {
      keys: 'Letters',
      does: 'Change the text, unless it is read-only or disabled.',
      proof: { test, title: 'takes no typing while disabled or read-only' },
    },
  ],
  accessibility: [
    'Error and description are read with the field; the error does not change its name.',
    'Set autoComplete for data about the reader, and inputMode for the keyboard of a phone.',
    'Required fields say so, and the browser does not stop the form: our errors do.',
  ],
  content: [
    'Label: a noun, sentence case, no colon.',
    'Error: what to do next: “Please provide a delivery API URL.”',
  ],
  related: ['UI/Number field', 'UI/Text area', 'UI/Secret field', 'UI/Search field'],
};
