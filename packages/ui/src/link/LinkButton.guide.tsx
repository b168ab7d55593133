import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { LinkButton } from './LinkButton.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['The one way on from a page, a dialog or an empty list, when it leads to another address.'],
  instead: [
    { when: 'Something happens on this page', use: 'UI/Button' },
    { when: 'It is part of a sentence', use: 'UI/Link' },
    { when: 'It leads one level up', use: 'UI/Back link' },
  ],
  pairs: [
    {
      do: (
        <LinkButton tone="accent" href="#">
          Add Supplier
        </LinkButton>
      ),
      because: 'It leads to a page with a form, so it has an address and opens in a new tab.',
      avoid: (
        <LinkButton tone="accent" href="#">
          Save
        </LinkButton>
      ),
      problem: 'Saving is no address: opened in a new tab it would do nothing.',
    },
  ],
  anatomy: [
    { part: 'Container', what: 'Looks like a button, with the same tones and heights.' },
    { part: 'Icon', what: 'Optional, before the label.' },
    { part: 'Label', what: 'Where it leads.' },
  ],
  states: [],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Reaches it and follows it; Space scrolls the page as for any link.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'are followed on Enter' },
    },
  ],
  accessibility: [
    'Its role is link. Voice control finds it by its label.',
    'There is no disabled link: leave it out, and say why.',
  ],
  content: ['A verb and the place or thing: Add Supplier, Book a demo.'],
  related: ['UI/Button', 'UI/Link', 'UI/Empty state'],
};
