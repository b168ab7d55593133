import type { ClaimState } from '../model/claimFlow.ts';
import { showsContact } from '../model/contact.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';

/**
 * What the footer of a panel shows: the claim button, the open question, call and email buttons, or a button for the
 * next referral.
 */
export type PanelFooterKind = 'claim' | 'question' | 'contact' | 'next';

export interface PanelFooterOptions {
  readonly referral: Referral;
  /** The claim of the referral. Null if the user can't claim. */
  readonly claim: ClaimState | null;
  /** Whether there is a next referral. */
  readonly hasNext: boolean;
  /** Whether the service no longer has the referral. Default false. */
  readonly isMissing?: boolean;
}

/** Returns what the footer of a panel shows, or null for no footer. */
export function panelFooter(options: PanelFooterOptions): PanelFooterKind | null {
  const { referral, claim, hasNext, isMissing = false } = options;
  switch (claim?.step) {
    case 'asked':
    case 'priceChanged':
    case 'pending':
    case 'unknown':
      return 'question';
    case 'lost':
    case 'expired':
    case 'unavailable':
      return hasNext ? 'next' : null;
  }
  if (isMissing) return hasNext ? 'next' : null;
  if (showsContact(referral)) return isReachable(referral) ? 'contact' : null;
  return claim && referral.marketplaceStatus === 'Available' ? 'claim' : null;
}

const isReachable = ({ phone, email }: Referral) =>
  (phone !== null && telHref(phone) !== null) || (email !== null && mailtoHref(email) !== null);

/**
 * Returns whether a state ends a claim. Its notice is shown above the referral, all other notices next to the buttons.
 */
export const endsClaim = ({ step }: ClaimState) =>
  step === 'won' || step === 'lost' || step === 'expired' || step === 'unavailable';
