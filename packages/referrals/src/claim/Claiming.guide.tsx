import { Banner, Button, Inline } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent claims a referral: the question, the wait, and every possible outcome.'],
  instead: [
    { when: 'A visitor presses a status', use: 'Referrals/Public claim modal' },
    { when: 'You only show the status', use: 'Referrals/Status button' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button tone="primary">Claim for $28</Button>
          <Button tone="quiet">Cancel</Button>
        </Inline>
      ),
      because: 'The price is on the button that charges it.',
      avoid: (
        <Inline>
          <Button>No</Button>
          <Button tone="primary">OK</Button>
        </Inline>
      ),
      problem: 'The button spends money without saying so.',
    },
    {
      do: (
        <Banner tone="caution" title="The claim was not confirmed.">
          Checking whether your claim went through…
        </Banner>
      ),
      because: 'It says what isn’t known yet, and that it’s being checked.',
      avoid: (
        <Banner tone="critical" title="Claim failed.">
          Please try again.
        </Banner>
      ),
      problem: 'The claim may have gone through, so trying again could buy twice.',
    },
  ],
  anatomy: [
    { part: 'Question', what: 'Shows the price, the time left and the former price. Cancel sends nothing.' },
    { part: 'Confirm', what: 'Ignores presses for a moment, so that a double press buys nothing.' },
    { part: 'Outcome', what: 'Yours, lost, expired, price changed, balance too low, or failed.' },
  ],
  states: [
    { state: 'Pending', what: 'Neither button can be pressed.' },
    { state: 'Price changed', what: 'Asks again, without focus on the confirm button.' },
    { state: 'Connection lost', what: 'Checks whether the claim went through. It’s charged at most once.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Confirms. The outcome replaces the question.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'CLM-20 CLM-5 CLM-6 CLM-7 asks at the row, confirms with Enter and updates the row',
      },
    },
    {
      keys: 'Enter twice at a new price',
      does: 'Buys nothing.',
      proof: { story: 'referrals-claiming--price-changed' },
    },
    {
      keys: 'Escape',
      does: 'Closes without claiming and returns focus.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'CLM-20 cancels with Escape and returns focus to the button',
      },
    },
  ],
  accessibility: ['The outcome is announced once, and focus moves to it or to the next action.'],
  content: ['Say what was charged, even if it was nothing: “Nothing has been charged.”'],
  related: ['Referrals/Details panel', 'Referrals/Status button', 'Referrals/List with details panel'],
};
