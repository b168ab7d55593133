import { Button, LinkButton } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A visitor who isn’t signed in presses a status in the public feed.'],
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
      because: 'The next step is a link to the brand’s page, which visitors can also open in a new tab.',
      avoid: <Button tone="accent">Submit</Button>,
      problem: 'There is nothing to submit.',
    },
  ],
  anatomy: [
    { part: 'Question', what: 'Asks what the visitor may want.' },
    {
      part: 'Referral',
      what: 'The pressed one: policy type, place and size. Its row stays marked behind it.',
    },
    { part: 'Offer', what: 'Says what the brand offers.' },
    { part: 'Links', what: 'Get started, or sign in with an existing account.' },
    { part: 'Close button', what: 'Closes the dialog; so do Escape and a press on the backdrop.' },
  ],
  states: [{ state: 'Brand', what: 'Texts and links follow the current brand.' }],
  keyboard: [
    {
      keys: 'Tab, Escape',
      does: 'Tab stays inside. Escape closes the dialog and returns focus to the pressed status.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'a visitor opens the invitation, tabs through it, and returns to the button',
      },
    },
  ],
  accessibility: ['A native dialog, so it works inside a shadow root.'],
  content: ['Texts come verbatim from the specification.'],
  related: ['Embed/Referral feed element', 'Referrals/Status button'],
};
