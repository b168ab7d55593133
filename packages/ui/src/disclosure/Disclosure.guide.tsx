import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Disclosure } from './Disclosure.tsx';

const test = 'packages/ui/src/disclosure/Disclosure.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Details that only some readers need: how a figure comes about, an advanced setting.'],
  instead: [
    { when: 'Everybody has to read it', use: 'UI/Text' },
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
      because: 'The line says what is inside and how much.',
      avoid: <Disclosure label="More">The last attempt went through.</Disclosure>,
      problem: 'People have to open it to know whether they want to.',
    },
  ],
  anatomy: [
    { part: 'Heading', what: 'The button is in a heading, so that screen readers can jump to it.' },
    { part: 'Arrow', what: 'Points down while open.' },
    { part: 'Hint', what: 'A word more at the end of the line.' },
    { part: 'Content', what: 'Stays in the document while folded: finding in the page opens it.' },
  ],
  states: [
    { state: 'Folded, open', what: 'The button says which.' },
    { state: 'Disabled', what: 'Stays as it is.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Opens and closes.',
      proof: { test, title: 'opens and closes with a press, Enter and Space, and says so' },
    },
    {
      keys: 'Tab',
      does: 'Goes to the button, and on into the content only while it is open.',
      proof: { story: 'ui-disclosure--keyboard' },
    },
  ],
  accessibility: ['Choose headingLevel so that the outline of the page has no gaps.'],
  content: ['The label is a noun that names the content; never “Show” and “Hide”, the arrow says that.'],
  related: ['UI/Section', 'UI/Info popover'],
};
