import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { RetryIcon } from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { Button } from './Button.tsx';

const test = 'packages/ui/src/button/Button.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'Something happens when it is pressed: data is saved, sent or removed, a dialog opens.',
    'The action matters enough to be read as words.',
  ],
  instead: [
    { when: 'It leads to another page', use: 'UI/Link button' },
    { when: 'It leads somewhere within a sentence', use: 'UI/Link' },
    { when: 'Everybody knows the action by its icon and space is short', use: 'UI/Icon button' },
    { when: 'One of a few views is on', use: 'UI/Toggle button group' },
    { when: 'There are more than three actions for one thing', use: 'UI/Menu' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="accent">Save Supplier</Button>
        </Inline>
      ),
      because: 'One filled button per area tells what most people do next.',
      avoid: (
        <Inline>
          <Button tone="accent">Cancel</Button>
          <Button tone="accent">Save</Button>
        </Inline>
      ),
      problem: 'Two filled buttons compete, and the reader has to read both.',
    },
    {
      do: <Button icon={RetryIcon}>Retry</Button>,
      because: 'A verb says what will happen.',
      avoid: <Button>OK, please try to load it once again</Button>,
      problem: 'A sentence is for the text around the button; its label breaks on a phone.',
    },
    {
      do: (
        <Button tone="primary" isPending>
          Order Now - $28
        </Button>
      ),
      because: 'While the action is under way the label stays and the button keeps its width and the focus.',
      avoid: (
        <Button tone="primary" isDisabled>
          Loading…
        </Button>
      ),
      problem: 'A disabled button loses the focus, and nobody knows what is loading.',
    },
  ],
  anatomy: [
    {
      part: 'Container',
      what: 'Carries tone and height: 28 px inside rows, 36 px by default, 44 px on phones.',
    },
    {
      part: 'Icon',
      what: 'Optional, before the label; repeats what the label says and is hidden from screen readers.',
    },
    { part: 'Label', what: 'A verb, and what it acts on.' },
    { part: 'Spinner', what: 'Takes the place of the icon while the action is under way.' },
  ],
  states: [
    { state: 'Hover, pressed', what: 'The fill gets stronger. Nothing moves.' },
    { state: 'Focus', what: 'A ring of 2 px that shows on every background, for the keyboard only.' },
    {
      state: 'Pending',
      what: 'The name ends with “pending”; pressing does nothing, and a form is not sent twice.',
    },
    {
      state: 'Disabled',
      what: 'Use it where the reader sees why. Otherwise let it be pressed and say what is missing.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the button.',
      proof: { test, title: 'can be pressed by pointer, Enter and Space' },
    },
    {
      keys: 'Enter, Space',
      does: 'Presses it.',
      proof: { test, title: 'can be pressed by pointer, Enter and Space' },
    },
    {
      keys: 'Enter while pending',
      does: 'Does nothing; the focus stays.',
      proof: { test, title: 'keeps its label while pending, says so, and cannot be pressed twice' },
    },
  ],
  accessibility: [
    'The label is the name. If the same words stand in many rows, add what they act on with aria-describedby.',
    'It never has the type submit by itself: set type="submit" in a form.',
    'In forced colors each tone keeps a border, and the filled ones keep their fill.',
  ],
  content: [
    'Start with a verb: Save, Order, Add. Name the thing if there is any doubt: Save Supplier.',
    'Sentence case; a name that a brand has given stays as it is: Order Now.',
    'A price that is charged at once belongs in the label: Order Now - $28.',
  ],
  related: ['UI/Icon button', 'UI/Link button', 'UI/Toggle button group', 'UI/Menu'],
};
