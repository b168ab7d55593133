import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { aReferral } from '../testing/aReferral.ts';
import { ReferralStatusBadge, ReferralStatusButton } from './ReferralStatus.tsx';

const claimable = aReferral({ dynamicPrice: 28, discountPrice: 35 });

export const guide: Guide = {
  status: 'stable',
  when: ['A referral whose status starts something: a claim, a call, or opening its details.'],
  instead: [
    { when: 'Pressing does nothing', use: 'Referrals/Status matrix' },
    { when: 'The referral is open in the panel', use: 'Referrals/Claiming' },
  ],
  pairs: [
    {
      do: <ReferralStatusButton referral={claimable} onPress={() => {}} />,
      because: 'The only button in a row, with the price that is charged.',
      avoid: <ReferralStatusBadge status="Available" />,
      problem: 'A badge for a referral that can be claimed hides the main action of the list.',
    },
    {
      do: <ReferralStatusBadge status="Available" />,
      because: 'Carriers and admins can’t claim, so they get a read-only status.',
      avoid: <ReferralStatusButton referral={claimable} showPrices={false} onPress={() => {}} />,
      problem: 'A button that can’t work for the user’s role.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'Status and price, 28 px in rows and 44 px on cards.' },
    {
      part: 'Old price',
      what: 'Struck through next to the button. In an agent’s list, an arrow says from what the price fell.',
    },
    {
      part: 'Hidden name',
      what: 'Line of business and location, so each button in a list has a unique name.',
    },
  ],
  states: [
    {
      state: 'Claim, Talk',
      what: 'Can be purchased now. Soft while it rests, filled under the pointer or the keyboard.',
    },
    { state: 'Gray', what: 'Claimed, delivered or settled: icon and word, without a box.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Moves to the button of the row and presses it.',
      proof: { story: 'referrals-status-button--default' },
    },
  ],
  accessibility: [
    'The old price is marked up as struck through, and the current price is in the name of the button.',
    'Every status has an icon and a word, so color never carries the meaning alone.',
  ],
  content: ['Texts come verbatim from the specification: Claim Now - $28, Talk Now ($30), Claimed ($28).'],
  related: ['Referrals/Status matrix', 'Referrals/Table', 'Referrals/Claiming'],
};
