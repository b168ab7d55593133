import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { TextField } from '../text-field/TextField.tsx';
import { SecretField } from './SecretField.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A key or a password that must not be read over the shoulder or remembered by the browser.'],
  instead: [
    { when: 'It may be seen: an id, an address', use: 'UI/Text field' },
    { when: 'The reader’s own password for signing in', use: 'UI/Text field' },
  ],
  pairs: [
    {
      do: <SecretField label="API key" defaultValue="sk-4f9c-77aa" />,
      because: 'Masked, and shown only while its button is pressed in.',
      avoid: <TextField label="API key" defaultValue="sk-4f9c-77aa" />,
      problem: 'Whoever shares the screen shares the key.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Eye', what: 'Shows the value, and hides it again; its name says which.' },
  ],
  states: [
    { state: 'Masked', what: 'The browser fills in, corrects and checks nothing.' },
    { state: 'Shown', what: 'Until the eye is pressed again.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Space',
      does: 'Reaches the eye, shows and hides the value.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'shows and hides on Space' },
    },
  ],
  accessibility: [
    'The name of the button holds the label: “Show API key”.',
    'The value is in the field only, never in a title, a log or a draft.',
  ],
  content: ['Label: what the key is for. Description: where to get it.'],
  related: ['UI/Text field'],
};
