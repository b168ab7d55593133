import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { TextField } from '../text-field/TextField.tsx';
import { SecretField } from './SecretField.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For a key or password that shouldn’t be visible to others or remembered by the browser.'],
  instead: [
    { when: 'It may be visible: an id, an address', use: 'UI/Text field' },
    { when: 'It’s the user’s own sign-in password', use: 'UI/Text field' },
  ],
  pairs: [
    {
      do: <SecretField label="API key" defaultValue="sk-4f9c-77aa" />,
      because: 'Masked until its button is pressed.',
      avoid: <TextField label="API key" defaultValue="sk-4f9c-77aa" />,
      problem: 'Whoever shares their screen shares the key.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Eye', what: 'Shows and hides the value; its accessible name says which.' },
  ],
  states: [
    { state: 'Masked', what: 'The browser doesn’t autofill, autocorrect or spell-check it.' },
    { state: 'Shown', what: 'Until the eye is pressed again.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Space',
      does: 'Moves to the eye, and shows or hides the value.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'shows and hides its value on Space',
      },
    },
  ],
  accessibility: [
    'The button’s accessible name includes the label: “Show API key”.',
    'The value is only in the field, never in a title, log or draft.',
  ],
  content: ['Label: what the key is for. Description: where to get it.'],
  related: ['UI/Text field'],
};
