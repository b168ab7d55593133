import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { InfoPopover } from './InfoPopover.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A word on the page needs an explanation that most people need only once: what a status means.'],
  instead: [
    { when: 'Everybody has to know it', use: 'UI/Text' },
    { when: 'It holds something to do', use: 'UI/Popover' },
    { when: 'It names a control', use: 'UI/Tooltip' },
    { when: 'A field needs one line of help', use: 'UI/Text field' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Text as="span" weight="strong">
            Status
          </Text>
          <InfoPopover label="What Status means">Shipped: it has left the warehouse.</InfoPopover>
        </Inline>
      ),
      because: 'The name of the button says what will be explained.',
      avoid: (
        <Inline>
          <Text as="span" weight="strong">
            Status
          </Text>
          <InfoPopover label="Info">Status: the status of the order.</InfoPopover>
        </Inline>
      ),
      problem: 'The name is the same everywhere, and the text repeats the word.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'A small i right after the word.' },
    { part: 'Panel', what: 'The browser’s own popover: never clipped by a table that scrolls.' },
    { part: 'Footer', what: 'One link that leads on.' },
  ],
  states: [
    { state: 'Open', what: 'The panel has the name of the button; what is inside is drawn only now.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Opens it.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'ROL-5 a carrier reads the statuses and claims nothing',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes it, and the focus is on the button.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'ROL-5 a carrier reads the statuses and claims nothing',
      },
    },
  ],
  accessibility: ['Opens on press, never on hover, so that it works by finger and stays while reading.'],
  content: ['Label: “What … means”.', 'A few short terms; more than a screen belongs on a page.'],
  related: ['UI/Tooltip', 'UI/Popover'],
};
