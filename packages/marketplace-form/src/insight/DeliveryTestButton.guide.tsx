import { Banner } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'new',
  when: ['At the end of the API or email section: does the receiver take a referral with these settings?'],
  instead: [
    { when: 'Which referrals would arrive', use: 'Marketplace form/Insight/Form' },
    { when: 'Why one referral did not arrive', use: 'Marketplace form/Insight/Explain' },
  ],
  pairs: [
    {
      do: <Banner tone="critical" title="Refused with status 401 after 182 ms." />,
      because: 'Status and time are what the receiver’s engineers ask for first.',
      avoid: <Banner tone="critical" title="The test failed." />,
      problem: 'It doesn’t say whether nothing arrived or the receiver said no.',
    },
  ],
  anatomy: [
    {
      part: 'Note',
      what: 'One made-up referral, marked as a test, by the settings as they are, saved or not.',
    },
    { part: 'Button', what: 'Sends it; afterwards it sends it again.' },
    { part: 'Outcome', what: 'Accepted, declined, refused or not delivered, with the answer as text.' },
    { part: 'What was sent', what: 'The request or the message; keys are masked.' },
  ],
  states: [
    { state: 'Way is off', what: 'Nothing shows.' },
    { state: 'Settings with errors', what: 'Nothing is sent; the first wrong field gets the focus.' },
    {
      state: 'Sending',
      what: 'The button is pending, next to it is Cancel; an earlier outcome stays, in gray.',
    },
    { state: 'Canceled', what: 'Says that the sample may still arrive; the earlier outcome stays.' },
    { state: 'Settings changed since', what: 'The outcome stays and says that it is out of date.' },
    { state: 'No answer from the service', what: 'Says so, after 30 seconds at the latest.' },
  ],
  keyboard: [],
  accessibility: ['The outcome is announced as a status.'],
  content: ['Say what the receiver answered, in its words where it gave any.'],
  related: ['Marketplace form/API section', 'Marketplace form/Email section'],
};
