import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { BoltIcon, RetryIcon, XIcon } from '../icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const test = 'packages/ui/src/icon-button/IconButton.test.tsx';
const press = {
  test: 'packages/ui/src/button/Button.test.tsx',
  title: 'can be pressed with the pointer, Enter and Space',
};

export const guide: Guide = {
  status: 'stable',
  when: [
    'When everyone understands the icon alone: close, copy, next, more.',
    'When the action repeats in every row or field, and words would be noise.',
  ],
  instead: [
    { when: 'The action needs words to be understood', use: 'UI/Button' },
    { when: 'It explains something', use: 'UI/Info popover' },
  ],
  pairs: [
    {
      do: <IconButton icon={XIcon} label="Close" />,
      because: 'Everyone knows the X, and the tooltip spells it out.',
      avoid: <IconButton icon={BoltIcon} label="Send to all suppliers" />,
      problem: 'No icon conveys this. Users on phones never see the tooltip.',
    },
    {
      do: <Button icon={RetryIcon}>Retry</Button>,
      because: 'In the middle of a page, there’s room for a label.',
      avoid: <IconButton icon={RetryIcon} label="Retry" size="touch" />,
      problem: 'A large icon button is a button without its label.',
    },
  ],
  anatomy: [
    { part: 'Container', what: 'A square, from 24 px in rows to 44 px for touch.' },
    { part: 'Icon', what: 'From the icon set, 18 px.' },
    { part: 'Tooltip', what: 'The label, on hover and on keyboard focus.' },
  ],
  states: [
    {
      state: 'Hover, pressed, focus',
      what: 'The same as for a button. A quiet one shows its shape on hover.',
    },
    { state: 'Pending', what: 'A spinner replaces the icon, and the accessible name ends with “pending”.' },
    { state: 'Disabled', what: 'Keeps its place, so its neighbors don’t move.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button and shows the tooltip.',
      proof: { test, title: 'has a name, and a tooltip on keyboard focus' },
    },
    { keys: 'Enter, Space', does: 'Presses the button.', proof: press },
  ],
  accessibility: [
    'The label is required: without it, the code doesn’t compile.',
    'The smallest size is 24 px, the minimum that WCAG 2.2 allows without space around it.',
  ],
  content: ['One or two words, verb first: Close, Copy phone, Next page.'],
  related: ['UI/Button', 'UI/Tooltip', 'UI/Info popover'],
};
