import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { RetryIcon } from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { Button } from './Button.tsx';

const test = 'packages/ui/src/button/Button.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'To start an action: save, send or remove data, open a dialog.',
    'When the action is important enough to spell out.',
  ],
  instead: [
    { when: 'It opens another page', use: 'UI/Link button' },
    { when: 'It’s a link within a sentence', use: 'UI/Link' },
    { when: 'Everyone knows the icon and space is short', use: 'UI/Icon button' },
    { when: 'It selects one of a few views', use: 'UI/Toggle button group' },
    { when: 'An item has more than three actions', use: 'UI/Menu' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="accent">Save supplier</Button>
        </Inline>
      ),
      because: 'One filled button per area shows what most people do next.',
      avoid: (
        <Inline>
          <Button tone="accent">Cancel</Button>
          <Button tone="accent">Save</Button>
        </Inline>
      ),
      problem: 'Two filled buttons compete, and the user has to read both.',
    },
    {
      do: <Button icon={RetryIcon}>Retry</Button>,
      because: 'A verb says what will happen.',
      avoid: <Button>OK, please try to load it once again</Button>,
      problem: 'Explanations belong in the text around the button; the label wraps on a phone.',
    },
    {
      do: (
        <Button tone="primary" isPending>
          Order Now - $28
        </Button>
      ),
      because: 'While the action is pending, the label stays and the button keeps its width and focus.',
      avoid: (
        <Button tone="primary" isDisabled>
          Loading…
        </Button>
      ),
      problem: 'A disabled button loses focus, and nothing says what is loading.',
    },
  ],
  anatomy: [
    {
      part: 'Container',
      what: 'Shows the tone and sets the height: 28 px inside rows, 36 px by default, 44 px on phones.',
    },
    {
      part: 'Icon',
      what: 'Optional, before the label. It repeats the label and is hidden from screen readers.',
    },
    { part: 'Label', what: 'A verb, and what it acts on.' },
    { part: 'Spinner', what: 'Replaces the icon while the action is pending.' },
  ],
  states: [
    { state: 'Hover, pressed', what: 'The fill gets stronger. Nothing moves.' },
    {
      state: 'Focus',
      what: 'A 2 px ring that’s visible on every background. Shown only for keyboard focus.',
    },
    {
      state: 'Pending',
      what: 'The accessible name ends with “pending”. Pressing does nothing, so a form isn’t submitted twice.',
    },
    {
      state: 'Disabled',
      what: 'Use it if the reason is obvious. Otherwise keep the button enabled and say what’s missing.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button.',
      proof: { test, title: 'can be pressed with the pointer, Enter and Space' },
    },
    {
      keys: 'Enter, Space',
      does: 'Presses the button.',
      proof: { test, title: 'can be pressed with the pointer, Enter and Space' },
    },
    {
      keys: 'Enter while pending',
      does: 'Does nothing; focus stays.',
      proof: { test, title: 'announces that it is pending, stays focusable and ignores presses' },
    },
  ],
  accessibility: [
    'The label is the accessible name. If several rows have the same label, use aria-describedby to add what the button acts on.',
    'The type is never submit by default: set type="submit" in a form.',
    'In forced colors, every tone has a border, and the filled tones keep their fill.',
  ],
  content: [
    'Start with a verb: Save, Order, Add. Name the object if there’s any doubt: Save supplier.',
    'Sentence case, except for names set by a brand: Order Now.',
    'A price that’s charged immediately belongs in the label: Order Now - $28.',
  ],
  related: ['UI/Icon button', 'UI/Link button', 'UI/Toggle button group', 'UI/Menu'],
};
