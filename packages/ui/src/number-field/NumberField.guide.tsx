import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { NumberField } from './NumberField.tsx';

const test = 'packages/ui/src/number-field/NumberField.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['An amount, a count, a share: something that can be compared or added.'],
  instead: [
    { when: 'Digits that are a name: a code, a ZIP, a phone number', use: 'UI/Text field' },
    { when: 'A time of day', use: 'UI/Time field' },
    { when: 'A list of codes', use: 'UI/Tag input' },
  ],
  pairs: [
    {
      do: <NumberField label="Price" prefix="$" defaultValue="28" />,
      because: 'The unit is next to the number and can’t be typed wrong.',
      avoid: <NumberField label="Price in US dollars (please no $)" defaultValue="28" />,
      problem: 'The label explains what the field could do by itself.',
    },
  ],
  anatomy: [...fieldAnatomy, { part: 'Prefix, suffix', what: 'The unit: $ or %.' }],
  states: [
    { state: 'Refused key', what: 'The reason shows below the field; what was typed before stays.' },
    { state: 'Separators', what: 'Thousands are separated only while the field has no focus.' },
  ],
  keyboard: [
    {
      keys: 'Digits',
      does: 'Type the number; letters and a second point are refused.',
      proof: { test, title: 'MKV-8 takes no decimal point, letter or minus in an integer' },
    },
    {
      keys: 'Arrow up, arrow down',
      does: 'Don’t change it: no value changes by accident.',
      proof: { test, title: 'is not changed by the wheel or by arrow keys' },
    },
    {
      keys: 'Tab',
      does: 'Leaves it as typed: nothing is rounded or clamped.',
      proof: { test, title: 'keeps what was typed after the focus has left: nothing is clamped or rounded' },
    },
  ],
  accessibility: [
    'A refused key is announced politely.',
    'On a phone the keyboard is numeric; with a minus it is the full one, as some number pads have none.',
  ],
  content: ['Say limits in the error: “Enter 1 to 500.”, not in the label.'],
  related: ['UI/Text field', 'UI/Time field', 'UI/Secret field'],
};
