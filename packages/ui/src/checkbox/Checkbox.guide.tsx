import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Switch } from '../switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';

const test = 'packages/ui/src/checkbox/Checkbox.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'For a single yes or no that takes effect when the form is saved.',
    'To choose several items of a list, each on its own.',
  ],
  instead: [
    { when: 'It takes effect immediately', use: 'UI/Switch' },
    { when: 'Exactly one of several is chosen', use: 'UI/Radio group' },
    { when: 'Ten or more options belong together', use: 'UI/Checkbox grid' },
  ],
  pairs: [
    {
      do: <Checkbox label="Accept orders on Saturday" />,
      because: 'Checked means yes, and nothing else.',
      avoid: <Checkbox label="Do not accept orders on Saturday" />,
      problem: 'Unchecked would mean “do not not accept”.',
    },
    {
      do: <Switch label="Enabled" defaultSelected />,
      because: 'A switch saves as soon as it’s toggled.',
      avoid: <Checkbox label="Enabled (saves at once)" defaultSelected />,
      problem: 'People expect a Save button after a checkbox.',
    },
  ],
  anatomy: [
    { part: 'Box', what: '16 px, 20 px on phones. The whole line can be pressed.' },
    { part: 'Label', what: 'After the box.' },
    { part: 'Description, error', what: 'Below the label.' },
  ],
  states: [
    {
      state: 'Indeterminate',
      what: 'Some of the items it represents are checked. Pressing it checks all of them.',
    },
    { state: 'Invalid', what: 'A red box and a message.' },
    { state: 'Disabled', what: 'Can’t be changed now.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the checkbox.', proof: { story: 'ui-checkbox--keyboard' } },
    {
      keys: 'Space',
      does: 'Checks or unchecks it.',
      proof: { test, title: 'toggles on a click on its label and on Space' },
    },
  ],
  accessibility: [
    'It’s a native checkbox: forms, browsers and screen readers support it.',
    'The indeterminate state is announced as “mixed”.',
  ],
  content: ['Say what’s true when it’s checked. No period after a few words.'],
  related: ['UI/Switch', 'UI/Radio group', 'UI/Checkbox grid'],
};
