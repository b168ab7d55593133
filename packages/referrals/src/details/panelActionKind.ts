import type { ClaimState } from '../model/claimFlow.ts';
import { showsContact } from '../model/contact.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';

/** What a panel offers: the claim button, the open question, a call or an email, or the next referral. */
export type PanelActionKind = 'claim' | 'question' | 'contact' | 'next';

export interface PanelActionOptions {
  readonly referral: Referral;
  /** The claim of the referral. Null if the user can't claim. */
  readonly claim: ClaimState | null;
  /** Whether there is a next referral. */
  readonly hasNext: boolean;
  /** Whether the service no longer has the referral. Default false. */
  readonly isMissing?: boolean;
}

/** Returns what a panel offers to do with its referral, or null for nothing. */
export function panelAction(options: PanelActionOptions): PanelActionKind | null {
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

/** Returns whether a state ends a claim. Its notice takes the place of the claim button. */
export const endsClaim = ({ step }: ClaimState) =>
  step === 'won' ||
  step === 'lost' ||
  step === 'claimedElsewhere' ||
  step === 'expired' ||
  step === 'unavailable';
