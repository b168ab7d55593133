import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { LinkButton } from './LinkButton.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For the one next step from a page, a dialog or an empty list, if it has a URL.'],
  instead: [
    { when: 'Something happens on this page', use: 'UI/Button' },
    { when: 'It’s part of a sentence', use: 'UI/Link' },
    { when: 'It goes up one level', use: 'UI/Back link' },
  ],
  pairs: [
    {
      do: (
        <LinkButton tone="accent" href="#">
          Add supplier
        </LinkButton>
      ),
      because: 'It opens a page with a form, so it has a URL and can open in a new tab.',
      avoid: (
        <LinkButton tone="accent" href="#">
          Save
        </LinkButton>
      ),
      problem: 'Saving has no URL: in a new tab, the link would do nothing.',
    },
  ],
  anatomy: [
    { part: 'Container', what: 'Looks like a button, with the same tones and heights.' },
    { part: 'Icon', what: 'Optional, before the label.' },
    { part: 'Label', what: 'Where the link goes.' },
  ],
  states: [],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Moves to the link and follows it. Space scrolls the page, as on any link.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'are followed on Enter' },
    },
  ],
  accessibility: [
    'The role is link. Voice control finds it by its label.',
    'There’s no disabled link: leave it out, and say why.',
  ],
  content: ['A verb and its object: Add supplier, Book a demo.'],
  related: ['UI/Button', 'UI/Link', 'UI/Empty state'],
};
