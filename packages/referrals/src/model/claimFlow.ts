import type { SourceError } from '@advantage/live-list';
import * as en from '../messages/en.ts';
import type { ClaimConflictReason } from '../wire/claim.ts';
import { type ClaimOffer, claimOffer } from './claimOffer.ts';
import type { Referral } from './referral.ts';

/** What became of a claim. Anything else rejects with a `SourceError`. */
export type ClaimOutcome =
  /** It is the caller's now, contact details included. */
  | { readonly kind: 'claimed'; readonly referral: Referral }
  /** Nothing was charged; `referral` is as it is now and replaces the row. */
  | { readonly kind: 'refused'; readonly reason: ClaimConflictReason; readonly referral: Referral }
  /** Nothing was charged (402). */
  | { readonly kind: 'balance-too-low' };

/** A question asked at `at` that waits for the reader's answer. */
interface Asking<Step> {
  readonly step: Step;
  readonly offer: ClaimOffer;
  readonly at: number;
  /** What was confirmed before, when that claim got no answer and the referral was Available afterwards; else null. */
  readonly unanswered: ClaimOffer | null;
}

/** The state of the claim of one referral. */
export type ClaimState =
  | { readonly step: 'idle' }
  | Asking<'asked'>
  /** Asked again, for another price. */
  | Asking<'priceChanged'>
  /** Confirmed and sent. */
  | { readonly step: 'pending'; readonly offer: ClaimOffer }
  /** Sent, but the answer got lost. The referral is looked up; once `isTaken` the service is asked whose it is. */
  | { readonly step: 'unknown'; readonly offer: ClaimOffer; readonly isTaken: boolean }
  | { readonly step: 'won'; readonly price: number }
  /** Somebody else has it. */
  | { readonly step: 'lost' }
  | { readonly step: 'expired' }
  /** It left the marketplace while the question stood. */
  | { readonly step: 'unavailable' }
  | { readonly step: 'balanceTooLow'; readonly offer: ClaimOffer }
  /** The service refused without having done anything, and may have said why. */
  | { readonly step: 'failed'; readonly reason?: string | undefined };

export type ClaimStep = ClaimState['step'];

/** The claim of one referral, and the newest that the service said of it on the way. */
export interface ReferralClaim {
  readonly state: ClaimState;
  /** The referral as a claim or a look-up returned it; null before. */
  readonly referral: Referral | null;
}

/** What happens to a claim. Times are milliseconds of a clock that never jumps. */
export type ClaimEvent =
  | { readonly type: 'ask'; readonly referral: Referral; readonly at: number }
  | { readonly type: 'confirm'; readonly at: number }
  /** The reader says no, or leaves the referral. */
  | { readonly type: 'cancel' }
  /** The claim call answered. */
  | { readonly type: 'answered'; readonly outcome: ClaimOutcome; readonly at: number }
  /** A call failed. */
  | { readonly type: 'failed'; readonly error: SourceError }
  /** The referral was looked up; null when there is none. */
  | { readonly type: 'found'; readonly referral: Referral | null; readonly at: number }
  /** The list loaded the referral again. */
  | { readonly type: 'seen'; readonly referral: Referral; readonly at: number };

export const idle: ClaimState = { step: 'idle' };

/** The claim of a referral that nobody asked for. */
export const noClaim: ReferralClaim = { state: idle, referral: null };

/** A question younger than this cannot be confirmed, so that a double press on 'Claim Now' buys nothing. */
export const shortestQuestion = 400;

/**
 * The next state of a claim; the same object when an event changes nothing. Nothing is charged that was not
 * confirmed, and no outcome is guessed: what became of a claim is what the service says.
 */
export function claimFlow(state: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.type) {
    case 'ask':
      return isUnderWay(state) || state.step === 'won' ? state : asked(state, event);
    case 'confirm':
      return confirmed(state, event.at);
    case 'cancel':
      return isUnderWay(state) || state.step === 'won' ? state : idle;
    case 'answered':
      return isUnderWay(state) ? answered(state.offer, event) : state;
    case 'failed':
      return isUnderWay(state) ? failed(state, event.error) : state;
    case 'found':
      return state.step === 'unknown' ? found(state.offer, event) : state;
    case 'seen':
      return isAsking(state) ? seen(state, event) : state;
  }
}

export type AskingState = Asking<'asked'> | Asking<'priceChanged'>;
export const isAsking = (state: ClaimState): state is AskingState =>
  state.step === 'asked' || state.step === 'priceChanged';

/** The claim was sent and its outcome is not known yet. */
export type UnderWayState = Extract<ClaimState, { step: 'pending' | 'unknown' }>;
export const isUnderWay = (state: ClaimState): state is UnderWayState =>
  state.step === 'pending' || state.step === 'unknown';

/** What is happening to a claim in flight, in a word. */
export const pendingText = ({ step, offer }: UnderWayState, t = en.pending) =>
  step === 'unknown' ? t.check : offer.method === 'TALK_NOW' ? t.talk : t.claim;

type At<Type extends ClaimEvent['type']> = Extract<ClaimEvent, { type: Type }>;

function asked(state: ClaimState, { referral, at }: At<'ask'>): ClaimState {
  const offer = claimOffer(referral);
  return offer && !isAsking(state) ? { step: 'asked', offer, at, unanswered: null } : state;
}

function confirmed(state: ClaimState, at: number): ClaimState {
  if (!isAsking(state) || at - state.at < shortestQuestion) return state;
  return { step: 'pending', offer: state.offer };
}

function answered(offer: ClaimOffer, { outcome, at }: At<'answered'>): ClaimState {
  if (outcome.kind === 'balance-too-low') return { step: 'balanceTooLow', offer };
  const { referral } = outcome;
  if (outcome.kind === 'claimed') return { step: 'won', price: referral.soldPrice ?? offer.price };
  if (outcome.reason === 'ALREADY_CLAIMED') return { step: 'lost' };
  if (outcome.reason === 'EXPIRED') return { step: 'expired' };
  const next = claimOffer(referral);
  return next ? { step: 'priceChanged', offer: next, at, unanswered: null } : { step: 'unavailable' };
}

/** After a lost answer, only 'not found' proves that nothing was charged. */
function failed(state: UnderWayState, error: SourceError): ClaimState {
  const isRefused = state.step === 'pending' ? isRefusal(error) : error.status === 404;
  if (isRefused) return { step: 'failed', reason: error.reason };
  return state.step === 'unknown' && !state.isTaken ? state : unknown(state.offer, false);
}

/** Whether the service surely did nothing: it refused the call as such. */
const isRefusal = ({ status = 0 }: SourceError) => status >= 400 && status < 500 && status !== 408;

const unknown = (offer: ClaimOffer, isTaken: boolean): ClaimState => ({ step: 'unknown', offer, isTaken });

/** Still Available: the claim did not happen. Otherwise the claim call tells whose it is; it charges once. */
function found(offer: ClaimOffer, { referral, at }: At<'found'>): ClaimState {
  const next = referral && claimOffer(referral);
  if (!next) return unknown(offer, true);
  return { step: next.price === offer.price ? 'asked' : 'priceChanged', offer: next, at, unanswered: offer };
}

/** What the list loads while the question is open. A claim that got no answer may have arrived late after all. */
function seen(state: AskingState, { referral, at }: At<'seen'>): ClaimState {
  if (referral.marketplaceStatus !== 'Available') {
    if (state.unanswered) return unknown(state.unanswered, true);
    return { step: referral.marketplaceStatus === 'Claimed' ? 'lost' : 'unavailable' };
  }
  const next = claimOffer(referral);
  if (!next || next.price === state.offer.price) return state;
  return { step: 'priceChanged', offer: next, at, unanswered: state.unanswered };
}
