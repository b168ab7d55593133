/** What a list loads when its reader first moves the pointer, presses a key or follows a link to a referral. */
export { ClaimPopover } from './ClaimPopover.tsx';
export { ReferralDetailsPanel } from './ReferralDetailsPanel.tsx';
