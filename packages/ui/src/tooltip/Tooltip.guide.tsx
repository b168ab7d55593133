import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const test = 'packages/ui/src/tooltip/Tooltip.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To name or describe a single control in a few words. Icon buttons already have one.'],
  instead: [
    { when: 'It’s essential', use: 'UI/Text' },
    { when: 'It’s more than a few words', use: 'UI/Info popover' },
    { when: 'It contains a link', use: 'UI/Info popover' },
  ],
  pairs: [
    {
      do: (
        <Tooltip text="Move to position…">
          <Button>Move</Button>
        </Tooltip>
      ),
      because: 'It adds a few words, and everything works without it.',
      avoid: (
        <Tooltip text="You need a balance of $28 to place this order. Fill it up on your account’s page.">
          <Button isDisabled>Order</Button>
        </Tooltip>
      ),
      problem: 'Touch users never see it, and a disabled button can’t be focused.',
    },
  ],
  anatomy: [
    { part: 'Control', what: 'A button or link.' },
    { part: 'Bubble', what: 'Above the control, or wherever there is room.' },
  ],
  states: [
    { state: 'Hover', what: 'After half a second.' },
    { state: 'Focus', what: 'Immediately, for keyboard focus only.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Shows the tooltip on focus.',
      proof: { test, title: 'shows on keyboard focus in the brand of its control, and closes on Escape' },
    },
    {
      keys: 'Escape',
      does: 'Hides the tooltip; focus stays.',
      proof: { test, title: 'shows on keyboard focus in the brand of its control, and closes on Escape' },
    },
  ],
  accessibility: ['It’s announced after the name of its control.'],
  content: ['No period, five words or fewer.'],
  related: ['UI/Icon button', 'UI/Info popover'],
};
