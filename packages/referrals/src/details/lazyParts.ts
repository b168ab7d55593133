/** Code that a list loads on the first pointer move or key press, or when a link opens a referral. */
export { ClaimPopover } from '../claim/ClaimPopover.tsx';
export { ReferralDetailsPanel } from './ReferralDetailsPanel.tsx';
