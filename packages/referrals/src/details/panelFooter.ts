import type { ClaimState } from '../model/claimFlow.ts';
import { showsContact } from '../model/contact.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';

/** What the bottom of a panel offers: to claim, the open question, to call and write, or to go on. */
export type PanelFooterKind = 'claim' | 'question' | 'contact' | 'next';

export interface PanelFooterFacts {
  readonly referral: Referral;
  /** The claim of the referral; null where the reader cannot claim. */
  readonly claim: ClaimState | null;
  /** Whether there is a next referral. */
  readonly hasNext: boolean;
  /** Whether the service has no such referral any more. Default false. */
  readonly isMissing?: boolean;
}

/** What the bottom of a panel offers; null for nothing. */
export function panelFooter(facts: PanelFooterFacts): PanelFooterKind | null {
  const { referral, claim, hasNext, isMissing = false } = facts;
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

/** Outcomes that end a claim show above the referral, all other texts of a claim next to its buttons. */
export const endsClaim = ({ step }: ClaimState) =>
  step === 'won' || step === 'lost' || step === 'expired' || step === 'unavailable';
