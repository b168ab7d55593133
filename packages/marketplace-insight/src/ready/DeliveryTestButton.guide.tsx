import { Banner } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'new',
  when: [
    'At the end of the API or email section, to check that the receiver accepts a referral with these settings.',
  ],
  instead: [
    { when: 'You want to know which referrals would match', use: 'Marketplace form/Insight/Form' },
    { when: 'You want to know why one referral didn’t arrive', use: 'Marketplace form/Insight/Explain' },
  ],
  pairs: [
    {
      do: <Banner tone="critical" title="Refused with status 401 after 182 ms." />,
      because: 'Status and response time are what the receiver’s engineers ask for first.',
      avoid: <Banner tone="critical" title="The test failed." />,
      problem: 'It doesn’t say whether nothing arrived or the receiver refused it.',
    },
  ],
  anatomy: [
    {
      part: 'Note',
      what: 'Says that a made-up referral, marked as a test, is sent with the current settings.',
    },
    { part: 'Button', what: 'Sends the sample referral, or sends it again.' },
    { part: 'Outcome', what: 'Accepted, declined, refused or not delivered, with the response as text.' },
    { part: 'What was sent', what: 'The request or the email, with keys masked.' },
  ],
  states: [
    { state: 'Delivery method is off', what: 'Nothing is shown.' },
    { state: 'Settings with errors', what: 'Nothing is sent. Focus moves to the first field with an error.' },
    {
      state: 'Sending',
      what: 'The button is pending, with Cancel next to it. An earlier outcome stays, in gray.',
    },
    { state: 'Canceled', what: 'Says that the sample may still arrive. The earlier outcome stays.' },
    { state: 'Settings changed since', what: 'The outcome stays and says that it’s out of date.' },
    { state: 'No response from the service', what: 'Says so after 30 seconds at the latest.' },
  ],
  keyboard: [],
  accessibility: ['The outcome is announced as a status.'],
  content: ['Report the receiver’s response, in its own words if it sent any.'],
  related: ['Marketplace form/API section', 'Marketplace form/Email section'],
};
