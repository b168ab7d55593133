import { Button, LinkButton } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A visitor without sign-in presses a status in the public feed.'],
  instead: [
    { when: 'An agent claims', use: 'Referrals/Claiming' },
    { when: 'Any other task', use: 'UI/Dialog' },
  ],
  pairs: [
    {
      do: (
        <LinkButton tone="accent" href="#">
          Get Advantage Now
        </LinkButton>
      ),
      because: 'The way on is a link to the brand’s page: it opens in a new tab if one likes.',
      avoid: <Button tone="accent">Submit</Button>,
      problem: 'There is nothing to submit.',
    },
  ],
  anatomy: [
    { part: 'Question', what: 'What the visitor may want.' },
    { part: 'Offer', what: 'What there is for it.' },
    { part: 'Ways on', what: 'Get started, or sign in for those who have an account.' },
    { part: 'Cross', what: 'Closes; Escape and a press on the backdrop do the same.' },
  ],
  states: [{ state: 'Brand', what: 'Texts and links are those of the brand.' }],
  keyboard: [
    {
      keys: 'Tab, Escape',
      does: 'Stays inside; Escape closes, and the pressed status has the focus.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'a visitor opens the invitation, walks round in it, and is back where they were',
      },
    },
  ],
  accessibility: ['A native dialog, so that it works inside a shadow root.'],
  content: ['Texts come from the specification letter by letter.'],
  related: ['Embed/Referral feed element', 'Referrals/Status button'],
};
