import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { aReferral } from '../testing/aReferral.ts';
import { ReferralStatusBadge } from './ReferralStatusBadge.tsx';
import { ReferralStatusButton } from './ReferralStatusButton.tsx';

const claimable = aReferral({ dynamicPrice: 28, discountPrice: 35 });

export const guide: Guide = {
  status: 'stable',
  when: ['A referral whose status leads somewhere: to a claim, a call or its details.'],
  instead: [
    { when: 'Pressing does nothing', use: 'Referrals/Status matrix' },
    { when: 'The referral is open in the panel', use: 'Referrals/Claiming' },
  ],
  pairs: [
    {
      do: <ReferralStatusButton referral={claimable} onPress={() => {}} />,
      because: 'The one filled button of a row, with the price that is charged.',
      avoid: <ReferralStatusBadge status="Available" />,
      problem: 'A badge that can be claimed hides the main action of the list.',
    },
    {
      do: <ReferralStatusBadge status="Available" />,
      because: 'For a carrier or an admin, who can’t claim: a status to read.',
      avoid: <ReferralStatusButton referral={claimable} showPrices={false} onPress={() => {}} />,
      problem: 'A button that the reader’s role doesn’t allow to work.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'Status and price, 28 px in rows and 44 px on cards.' },
    { part: 'Old price', what: 'Struck through, where the price has fallen.' },
    {
      part: 'Hidden name',
      what: 'Line of business and place, so that each button of a list has its own name.',
    },
  ],
  states: [
    { state: 'Claim, Talk', what: 'Can be bought now. The only saturated fill on a list.' },
    { state: 'Gray', what: 'Taken, delivered or settled. Opens the details where there are any.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Moves to the button of the row and presses it.',
      proof: { story: 'referrals-status-button--default' },
    },
  ],
  accessibility: [
    'The struck price is a real deletion, and the price that counts is in the name of the button.',
    'The matrix of statuses shows icon and word for each; color is never alone.',
  ],
  content: [
    'Texts come letter by letter from the specification: Claim Now - $28, Talk Now ($30), Claimed ($28).',
  ],
  related: ['Referrals/Status matrix', 'Referrals/Table', 'Referrals/Claiming'],
};
