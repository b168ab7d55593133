import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { InfoPopover } from './InfoPopover.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'To explain a word on the page that most people need explained only once, such as what a status means.',
  ],
  instead: [
    { when: 'Everyone has to know it', use: 'UI/Text' },
    { when: 'It contains controls', use: 'UI/Popover' },
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
      because: 'The button’s name says what it explains.',
      avoid: (
        <Inline>
          <Text as="span" weight="strong">
            Status
          </Text>
          <InfoPopover label="Info">Status: the status of the order.</InfoPopover>
        </Inline>
      ),
      problem: 'The name is the same everywhere, and the text only repeats the word.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'A small i right after the word.' },
    { part: 'Panel', what: 'The browser’s native popover: never clipped by a scrolling table.' },
    { part: 'Footer', what: 'One link to more information.' },
  ],
  states: [
    {
      state: 'Open',
      what: 'The panel has the same name as the button. Its content is rendered when it first opens.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Opens the panel.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'ROL-5 a carrier reads what a status means and cannot claim',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the panel; focus is on the button.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'ROL-5 a carrier reads what a status means and cannot claim',
      },
    },
  ],
  accessibility: [
    'Opens on press, never on hover, so that it works on touch screens and stays open while reading.',
  ],
  content: ['Label: “What … means”.', 'A few short terms; anything longer belongs on a page.'],
  related: ['UI/Tooltip', 'UI/Popover'],
};
