import { Banner, Button, Inline } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent buys a referral: the question, the waiting, and every answer to it.'],
  instead: [
    { when: 'A visitor presses a status', use: 'Referrals/Public claim modal' },
    { when: 'Only the status shows', use: 'Referrals/Status button' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="primary">Claim for $28</Button>
        </Inline>
      ),
      because: 'The price is on the button that charges it.',
      avoid: (
        <Inline>
          <Button>No</Button>
          <Button tone="primary">OK</Button>
        </Inline>
      ),
      problem: 'Money is spent on a word that doesn’t name it.',
    },
    {
      do: (
        <Banner tone="caution" title="The claim was not confirmed.">
          Checking whether your claim went through…
        </Banner>
      ),
      because: 'What isn’t known is said, and asked for.',
      avoid: (
        <Banner tone="critical" title="Claim failed.">
          Please try again.
        </Banner>
      ),
      problem: 'It may have gone through: trying again would be the second purchase.',
    },
  ],
  anatomy: [
    { part: 'Question', what: 'Price and time left; Cancel sends nothing.' },
    { part: 'Confirm', what: 'Answers only after a moment, so that a double press buys nothing.' },
    { part: 'Outcome', what: 'Yours, lost, expired, another price, balance too low, failed.' },
  ],
  states: [
    { state: 'Pending', what: 'Nothing can be pressed again.' },
    { state: 'Another price', what: 'Asks again, without the focus on the button.' },
    { state: 'Connection lost', what: 'The service is asked what became of it; it is charged once at most.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Confirms; the result replaces the row.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title:
          'CLM-20 CLM-5 CLM-6 CLM-7 the status of a row asks there, Enter confirms, and the result replaces the row',
      },
    },
    {
      keys: 'Enter twice at a new price',
      does: 'Buys nothing.',
      proof: { story: 'referrals-claiming--price-changed' },
    },
    {
      keys: 'Escape',
      does: 'Leaves without a claim; the focus returns.',
      proof: {
        test: 'packages/referrals/src/details/useListPanel.test.tsx',
        title: 'CLM-20 Escape leaves without a claim, and the focus returns to the button',
      },
    },
  ],
  accessibility: ['The outcome is announced once, and the focus goes to the way on.'],
  content: ['Say what was charged, also when nothing was: “Nothing has been charged.”'],
  related: ['Referrals/Details panel', 'Referrals/Status button', 'Referrals/List with details panel'],
};
