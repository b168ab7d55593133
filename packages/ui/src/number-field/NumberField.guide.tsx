import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { NumberField } from './NumberField.tsx';

const test = 'packages/ui/src/number-field/NumberField.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For an amount, a count or a percentage: anything that can be compared or added.'],
  instead: [
    { when: 'The digits are an identifier: a code, a ZIP, a phone number', use: 'UI/Text field' },
    { when: 'It’s a time of day', use: 'UI/Time field' },
    { when: 'It’s a list of codes', use: 'UI/Tag input' },
  ],
  pairs: [
    {
      do: <NumberField label="Price" prefix="$" defaultValue="28" />,
      because: 'The unit is next to the number and can’t be mistyped.',
      avoid: <NumberField label="Price in US dollars (please no $)" defaultValue="28" />,
      problem: 'The label explains what the field could handle by itself.',
    },
  ],
  anatomy: [...fieldAnatomy, { part: 'Prefix, suffix', what: 'The unit: $ or %.' }],
  states: [
    {
      state: 'Rejected key',
      what: 'The reason appears below the field until the number changes, and the existing text stays.',
    },
    { state: 'Separators', what: 'Thousands separators are added when the field is left.' },
    {
      state: 'Typed or pasted $, % and commas',
      what: 'They stay until the field is left, so that undo works. A comma that isn’t between thousands stays in the value, for the form to refuse.',
    },
  ],
  keyboard: [
    {
      keys: 'Digits',
      does: 'Types the number. Letters and a second decimal point are rejected.',
      proof: { test, title: 'MKV-8 rejects a decimal point, letters and a minus sign in an integer' },
    },
    {
      keys: 'Arrow up, arrow down',
      does: 'Doesn’t change the value, so it never changes by accident.',
      proof: { test, title: 'ignores the mouse wheel and the arrow keys' },
    },
    {
      keys: 'Tab',
      does: 'Leaves the value as typed: nothing is rounded or clamped.',
      proof: { test, title: 'keeps the typed text on blur, without clamping or rounding' },
    },
  ],
  accessibility: [
    'A rejected key is announced politely.',
    'On phones the keyboard is numeric. If a minus sign is allowed it’s the full keyboard, because some number pads have no minus.',
  ],
  content: ['Put limits in the error message: “Enter 1 to 500.”, not in the label.'],
  related: ['UI/Text field', 'UI/Time field', 'UI/Secret field'],
};
