import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'To link to another page, a phone number or an email address.',
    'When the link is part of a text or a list.',
  ],
  instead: [
    { when: 'Something happens on this page', use: 'UI/Button' },
    { when: 'It leads away and is the main next step', use: 'UI/Link button' },
    { when: 'It goes up one level', use: 'UI/Back link' },
  ],
  pairs: [
    {
      do: (
        <Text>
          Nothing has been charged. <Link href="#pricing">Pricing</Link>
        </Text>
      ),
      because: 'The text says where the link goes, even when read on its own.',
      avoid: (
        <Text>
          Nothing has been charged. For pricing <Link href="#pricing">click here</Link>.
        </Text>
      ),
      problem: 'A list of the page’s links reads “click here, click here”.',
    },
    {
      do: <Button tone="quiet">Clear filters</Button>,
      because: 'Anything that acts is a button, however quiet it looks.',
      avoid: <Link href="#clear">Clear filters</Link>,
      problem: 'Links can be opened in a new tab; this one wouldn’t clear anything there.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'Where the link goes.' },
    {
      part: 'Underline',
      what: 'Always in running text; only on hover where it’s clearly a link, as in a list of pages.',
    },
  ],
  states: [
    { state: 'Hover', what: 'The underline appears or gets stronger.' },
    { state: 'Focus', what: 'The same ring as all controls.' },
    { state: 'Current', what: 'aria-current="page" in a navigation.' },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: 'Moves to the link and follows it.', proof: { story: 'ui-link--default' } },
  ],
  accessibility: [
    'Color alone never marks a link in running text: the underline stays.',
    'A link that opens a new window says so in its label.',
  ],
  content: ['Name the destination, not the way there: Pricing, not “See our pricing page here”.'],
  related: ['UI/Link button', 'UI/Back link', 'UI/Button'],
};
