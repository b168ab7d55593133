import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { BoltIcon, RetryIcon, XIcon } from '../icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const test = 'packages/ui/src/icon-button/IconButton.test.tsx';
const press = {
  test: 'packages/ui/src/button/Button.test.tsx',
  title: 'can be pressed by pointer, Enter and Space',
};

export const guide: Guide = {
  status: 'stable',
  when: [
    'The icon alone is understood by everybody: close, copy, next, more.',
    'The action repeats in every row or field, where words would be noise.',
  ],
  instead: [
    { when: 'The action needs words to be understood', use: 'UI/Button' },
    { when: 'It explains something', use: 'UI/Info popover' },
  ],
  pairs: [
    {
      do: <IconButton icon={XIcon} label="Close" />,
      because: 'Everybody knows the cross, and the tooltip says the word.',
      avoid: <IconButton icon={BoltIcon} label="Send to all suppliers" />,
      problem: 'No icon says this. A reader on a phone never sees the tooltip.',
    },
    {
      do: <Button icon={RetryIcon}>Retry</Button>,
      because: 'Alone in the middle of a page there is room for the word.',
      avoid: <IconButton icon={RetryIcon} label="Retry" size="touch" />,
      problem: 'A large icon button is a button without its label.',
    },
  ],
  anatomy: [
    { part: 'Container', what: 'A square, from 24 px in rows to 44 px for touch.' },
    { part: 'Icon', what: 'From the set of the system, 18 px.' },
    { part: 'Tooltip', what: 'The label, on hover and on keyboard focus.' },
  ],
  states: [
    { state: 'Hover, pressed, focus', what: 'As a button. A quiet one shows its shape on hover.' },
    { state: 'Pending', what: 'A spinner takes the place of the icon, and the name ends with “pending”.' },
    { state: 'Disabled', what: 'It keeps its place, so that its neighbors do not move.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to it and shows the tooltip.',
      proof: { test, title: 'has a name, and a tooltip on keyboard focus' },
    },
    { keys: 'Enter, Space', does: 'Presses it.', proof: press },
  ],
  accessibility: [
    'The label is required: without it the component does not compile.',
    'The smallest size is 24 px, the least that WCAG 2.2 allows without space around it.',
  ],
  content: ['One or two words, a verb first: Close, Copy phone, Next page.'],
  related: ['UI/Button', 'UI/Tooltip', 'UI/Info popover'],
};
