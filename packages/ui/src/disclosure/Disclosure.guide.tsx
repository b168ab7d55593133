import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Disclosure } from './Disclosure.tsx';

const test = 'packages/ui/src/disclosure/Disclosure.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For details that only some users need: how a figure is calculated, an advanced setting.'],
  instead: [
    { when: 'Everyone has to read it', use: 'UI/Text' },
    { when: 'A part of a form is switched off', use: 'UI/Section' },
    { when: 'It explains one word', use: 'UI/Info popover' },
    { when: 'It shows one row of a list', use: 'UI/Side panel' },
  ],
  pairs: [
    {
      do: (
        <Disclosure label="Delivery history" hint="3 attempts">
          The last attempt went through.
        </Disclosure>
      ),
      because: 'The line says what’s inside and how much.',
      avoid: <Disclosure label="More">The last attempt went through.</Disclosure>,
      problem: 'People have to open it to know whether it’s worth opening.',
    },
  ],
  anatomy: [
    { part: 'Heading', what: 'The button is inside a heading, so screen readers can jump to it.' },
    { part: 'Arrow', what: 'Points down while open.' },
    { part: 'Hint', what: 'A short addition at the end of the line.' },
    { part: 'Content', what: 'Stays in the document while collapsed: find-in-page opens it.' },
  ],
  states: [
    { state: 'Collapsed, open', what: 'The button announces which.' },
    { state: 'Disabled', what: 'Can’t be opened or closed.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Opens and closes.',
      proof: { test, title: 'opens and closes with a press, Enter and Space, and reports its state' },
    },
    {
      keys: 'Tab',
      does: 'Moves to the button, and into the content only if it’s open.',
      proof: { story: 'ui-disclosure--keyboard' },
    },
  ],
  accessibility: ['Choose a headingLevel that leaves no gap in the page outline.'],
  content: ['The label is a noun that names the content, never “Show” or “Hide”: the arrow says that.'],
  related: ['UI/Section', 'UI/Info popover'],
};
