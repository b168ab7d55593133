import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['It leads to another page, a phone number or an email address.', 'It is part of a text or a list.'],
  instead: [
    { when: 'Something happens on this page', use: 'UI/Button' },
    { when: 'It leads away and is the main thing to do next', use: 'UI/Link button' },
    { when: 'It leads one level up', use: 'UI/Back link' },
  ],
  pairs: [
    {
      do: (
        <Text>
          Nothing has been charged. <Link href="#pricing">Pricing</Link>
        </Text>
      ),
      because: 'The words say where it leads, also when they are read alone.',
      avoid: (
        <Text>
          Nothing has been charged. For pricing <Link href="#pricing">click here</Link>.
        </Text>
      ),
      problem: 'A list of the links of the page reads “click here, click here”.',
    },
    {
      do: <Button tone="quiet">Clear filters</Button>,
      because: 'What acts is a button, however quiet it looks.',
      avoid: <Link href="#clear">Clear filters</Link>,
      problem: 'A link can be opened in a new tab; this one would clear nothing there.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'Where it leads.' },
    {
      part: 'Underline',
      what: 'Always in a text; only on hover where the place makes it clear, as in a list of pages.',
    },
  ],
  states: [
    { state: 'Hover', what: 'The underline comes or goes stronger.' },
    { state: 'Focus', what: 'The ring of all controls.' },
    { state: 'Current', what: 'aria-current="page" in a navigation.' },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: 'Moves to it and follows it.', proof: { story: 'ui-link--default' } },
  ],
  accessibility: [
    'The color alone never tells a link in a text: the underline stays.',
    'A link that opens a new window says so in its label.',
  ],
  content: ['Name the target, not the way: Pricing, not “See our pricing page here”.'],
  related: ['UI/Link button', 'UI/Back link', 'UI/Button'],
};
