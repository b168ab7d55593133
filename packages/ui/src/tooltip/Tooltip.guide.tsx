import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const test = 'packages/ui/src/tooltip/Tooltip.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A few words name or describe one control: an icon button has one already.'],
  instead: [
    { when: 'It must be known', use: 'UI/Text' },
    { when: 'More than a few words', use: 'UI/Info popover' },
    { when: 'It holds a link', use: 'UI/Info popover' },
  ],
  pairs: [
    {
      do: (
        <Tooltip text="Move to position…">
          <Button>Move</Button>
        </Tooltip>
      ),
      because: 'It adds a word, and everything works without it.',
      avoid: (
        <Tooltip text="You need a balance of $28 to place this order. Fill it up on your account’s page.">
          <Button isDisabled>Order</Button>
        </Tooltip>
      ),
      problem: 'A finger never sees it, and a disabled button never gets the focus.',
    },
  ],
  anatomy: [
    { part: 'Control', what: 'A button or link.' },
    { part: 'Bubble', what: 'Above it, or where there is room.' },
  ],
  states: [
    { state: 'Hover', what: 'After half a second.' },
    { state: 'Focus', what: 'At once, for the keyboard only.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Shows it with the focus.',
      proof: { test, title: 'shows on keyboard focus, in the brand of its control, and goes with Escape' },
    },
    {
      keys: 'Escape',
      does: 'Hides it; the focus stays.',
      proof: { test, title: 'shows on keyboard focus, in the brand of its control, and goes with Escape' },
    },
  ],
  accessibility: ['It is read after the name of its control.'],
  content: ['No full stop, five words or fewer.'],
  related: ['UI/Icon button', 'UI/Info popover'],
};
