import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Switch } from '../switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';

const test = 'packages/ui/src/checkbox/Checkbox.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'One yes or no that counts when the form is saved.',
    'Several things of a list are chosen, each by itself.',
  ],
  instead: [
    { when: 'It acts at once', use: 'UI/Switch' },
    { when: 'Exactly one of several', use: 'UI/Radio group' },
    { when: 'Ten or more that belong together', use: 'UI/Checkbox grid' },
  ],
  pairs: [
    {
      do: <Checkbox label="Accept orders on Saturday" />,
      because: 'Ticked means yes, and nothing else.',
      avoid: <Checkbox label="Do not accept orders on Saturday" />,
      problem: 'Unticked would mean “do not not accept”.',
    },
    {
      do: <Switch label="Enabled" defaultSelected />,
      because: 'A switch saves as it is turned.',
      avoid: <Checkbox label="Enabled (saves at once)" defaultSelected />,
      problem: 'People expect a Save button behind a checkbox.',
    },
  ],
  anatomy: [
    { part: 'Box', what: '20 px; the whole line can be pressed.' },
    { part: 'Label', what: 'After the box.' },
    { part: 'Description, error', what: 'Under the label.' },
  ],
  states: [
    { state: 'Indeterminate', what: 'Some of what it stands for is ticked; pressing it ticks all.' },
    { state: 'Invalid', what: 'Red box and a sentence.' },
    { state: 'Disabled', what: 'Cannot be ticked now.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box.', proof: { story: 'ui-checkbox--keyboard' } },
    {
      keys: 'Space',
      does: 'Ticks it or takes the tick away.',
      proof: { test, title: 'turns by click on its label and by Space' },
    },
  ],
  accessibility: [
    'A native checkbox: forms, browsers and screen readers know it.',
    '“Mixed” is said for the indeterminate state.',
  ],
  content: ['Say what is true when it is ticked. No full stop after a few words.'],
  related: ['UI/Switch', 'UI/Radio group', 'UI/Checkbox grid'],
};
