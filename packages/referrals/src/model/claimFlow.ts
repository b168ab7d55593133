import type { SourceError } from '@advantage/live-list';
import { english, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ClaimConflictReason, ClaimMethod } from '../wire/claim.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import { showsContact } from './contact.ts';
import type { Referral } from './referral.ts';

/** The outcome of a claim request. Any other response rejects with a `SourceError`. */
export type ClaimOutcome =
  /** The caller now owns the referral. Contact details are included. */
  | { readonly kind: 'claimed'; readonly referral: Referral }
  /** Nothing was charged. `referral` is the current version and replaces the row. */
  | { readonly kind: 'refused'; readonly reason: ClaimConflictReason; readonly referral: Referral }
  /** Nothing was charged, because the prepaid balance is too low (402). */
  | { readonly kind: 'balance-too-low' };

/** A confirmation question that was opened at time `at` and is waiting for the user's answer. */
interface ConfirmingStep<Step> {
  readonly step: Step;
  readonly offer: ClaimOffer;
  readonly at: number;
  /** The offer confirmed earlier, if its claim got no response and the referral was still Available, or null. */
  readonly unanswered: ClaimOffer | null;
}

/** The state of one referral's claim. */
export type ClaimState =
  | { readonly step: 'idle' }
  | ConfirmingStep<'asked'>
  /** Asked again because the price changed. */
  | ConfirmingStep<'priceChanged'>
  /** The claim was confirmed and sent. */
  | { readonly step: 'pending'; readonly offer: ClaimOffer }
  /** No response came, so the referral is looked up. `isTaken`: the claim is sent again to learn who owns it. */
  | { readonly step: 'unknown'; readonly offer: ClaimOffer; readonly isTaken: boolean }
  | { readonly step: 'won'; readonly price: number }
  /** Another agent claimed the referral. */
  | { readonly step: 'lost' }
  /** The referral was claimed in the user's name, but not here: most likely by the user, on another device. */
  | { readonly step: 'claimedElsewhere' }
  | { readonly step: 'expired' }
  /** The referral can't be claimed anymore, e.g. because it left the marketplace while the question was open. */
  | { readonly step: 'unavailable' }
  | { readonly step: 'balanceTooLow'; readonly offer: ClaimOffer }
  /** The service rejected the request without charging anything. `reason` is its explanation, if it sent one. */
  | { readonly step: 'failed'; readonly reason?: string | undefined };

/** The claim of one referral, with the newest version of the referral that a claim or lookup returned. */
export interface ReferralClaim {
  readonly state: ClaimState;
  /** The referral as a claim or lookup returned it. Null before the first response. */
  readonly referral: Referral | null;
}

/** An event that may change a claim's state. `at` is in milliseconds of a monotonic clock. */
export type ClaimEvent =
  | { readonly type: 'ask'; readonly referral: Referral; readonly at: number }
  | { readonly type: 'confirm'; readonly at: number }
  /** The user cancels the question or leaves the referral. */
  | { readonly type: 'cancel' }
  /** The claim request returned an outcome. */
  | { readonly type: 'answered'; readonly outcome: ClaimOutcome; readonly at: number }
  /** A claim or lookup failed. */
  | { readonly type: 'failed'; readonly error: SourceError }
  /** A lookup returned the referral, or null if it doesn't exist. */
  | { readonly type: 'found'; readonly referral: Referral | null; readonly at: number }
  /** The list loaded a new version of the referral. */
  | { readonly type: 'seen'; readonly referral: Referral; readonly at: number };

export const idle: ClaimState = { step: 'idle' };

/** The claim of a referral that the user hasn't tried to claim. */
export const noClaim: ReferralClaim = { state: idle, referral: null };

/** Milliseconds before a question can be confirmed, so that a double press on 'Claim Now' buys nothing. */
export const minConfirmDelay = 400;

type IsOwn = (referral: Referral) => boolean;

/**
 * Returns the next state of a claim, or the same object if the event changes nothing. Only a confirmed price is ever
 * charged, and the outcome is always what the service says, never a guess. `isOwn` tells whether a Claimed referral is
 * the user's.
 */
export function claimFlow(state: ClaimState, event: ClaimEvent, isOwn: IsOwn = showsContact): ClaimState {
  switch (event.type) {
    case 'ask':
      return isInFlight(state) || state.step === 'won' ? state : onAsk(state, event);
    case 'confirm':
      return onConfirm(state, event.at);
    case 'cancel':
      return isInFlight(state) || state.step === 'won' ? state : idle;
    case 'answered':
      return isInFlight(state) ? onAnswered(state.offer, event, isOwn) : state;
    case 'failed':
      return isInFlight(state) ? onFailed(state, event.error) : state;
    case 'found':
      return state.step === 'unknown' ? onFound(state.offer, event) : state;
    case 'seen':
      return isConfirming(state) ? onSeen(state, event, isOwn) : state;
  }
}

export type ConfirmingState = ConfirmingStep<'asked'> | ConfirmingStep<'priceChanged'>;
export const isConfirming = (state: ClaimState): state is ConfirmingState =>
  state.step === 'asked' || state.step === 'priceChanged';

/** A claim that was sent and whose outcome isn't known yet. */
export type InFlightState = Extract<ClaimState, { step: 'pending' | 'unknown' }>;
export const isInFlight = (state: ClaimState): state is InFlightState =>
  state.step === 'pending' || state.step === 'unknown';

/** Returns a one-word label for a claim in flight, e.g. 'Claiming'. */
export function pendingText({ step, offer }: InFlightState, texts: Texts = english): string {
  const t = texts(en.pending);
  if (step === 'unknown') return t.check;
  return offer.method === 'TALK_NOW' ? t.talk : t.claim(texts(en.status).claimNow);
}

type EventOf<Type extends ClaimEvent['type']> = Extract<ClaimEvent, { type: Type }>;

function onAsk(state: ClaimState, { referral, at }: EventOf<'ask'>): ClaimState {
  const offer = claimOffer(referral);
  return offer && !isConfirming(state) ? { step: 'asked', offer, at, unanswered: null } : state;
}

function onConfirm(state: ClaimState, at: number): ClaimState {
  if (!isConfirming(state) || at - state.at < minConfirmDelay) return state;
  return { step: 'pending', offer: state.offer };
}

const takenBy = (referral: Referral, isOwn: IsOwn): ClaimState => ({
  step: isOwn(referral) ? 'claimedElsewhere' : 'lost',
});

function onAnswered(offer: ClaimOffer, { outcome, at }: EventOf<'answered'>, isOwn: IsOwn): ClaimState {
  if (outcome.kind === 'balance-too-low') return { step: 'balanceTooLow', offer };
  const { referral } = outcome;
  if (outcome.kind === 'claimed') return { step: 'won', price: referral.soldPrice ?? offer.price };
  if (outcome.reason === 'ALREADY_CLAIMED') return takenBy(referral, isOwn);
  if (outcome.reason === 'EXPIRED') return { step: 'expired' };
  const next = claimOffer(referral);
  return next ? { step: 'priceChanged', offer: next, at, unanswered: null } : { step: 'unavailable' };
}

/** After a lost response, only a 404 proves that nothing was charged. */
function onFailed(state: InFlightState, error: SourceError): ClaimState {
  const isRefused = state.step === 'pending' ? isRefusal(error) : error.status === 404;
  if (isRefused) return { step: 'failed', reason: error.reason };
  return state.step === 'unknown' && !state.isTaken ? state : unknown(state.offer, false);
}

/** Whether the service certainly did nothing: it rejected the request with a 4xx status other than 408 (timeout). */
const isRefusal = ({ status = 0 }: SourceError) => status >= 400 && status < 500 && status !== 408;

const unknown = (offer: ClaimOffer, isTaken: boolean): ClaimState => ({ step: 'unknown', offer, isTaken });

/**
 * Handles the lookup after a lost response. If the referral is still Available, the claim didn't go through, so the
 * question is asked again. Otherwise the claim is sent again to learn who owns the referral; it charges at most once.
 */
function onFound(offer: ClaimOffer, { referral, at }: EventOf<'found'>): ClaimState {
  const next = referral && claimOffer(referral);
  if (!next) return unknown(offer, true);
  return { step: next.price === offer.price ? 'asked' : 'priceChanged', offer: next, at, unanswered: offer };
}

/**
 * Handles a new version from the list while the question is open. If an earlier claim got no response and the referral
 * isn't Available anymore, that claim may have gone through late, so it's checked.
 */
function onSeen(state: ConfirmingState, { referral, at }: EventOf<'seen'>, isOwn: IsOwn): ClaimState {
  if (referral.marketplaceStatus !== 'Available') {
    if (state.unanswered) return unknown(state.unanswered, true);
    return referral.marketplaceStatus === 'Claimed' ? takenBy(referral, isOwn) : { step: 'unavailable' };
  }
  const next = claimOffer(referral);
  if (!next || next.price === state.offer.price) return state;
  return { step: 'priceChanged', offer: next, at, unanswered: state.unanswered };
}

/** How a referral can be claimed, and for what price: the one that the question names, and the only one ever sent. */
export interface ClaimOffer {
  readonly method: ClaimMethod;
  readonly price: number;
}

type Offered = Pick<Referral, 'marketplaceStatus' | 'isCallIn' | 'dynamicPrice'>;

/** Returns the offer of an Available referral. Null for any other status, or if the price is unknown. */
export function claimOffer({ marketplaceStatus, isCallIn, dynamicPrice }: Offered): ClaimOffer | null {
  if (marketplaceStatus !== 'Available') return null;
  if (isCallIn) return { method: 'TALK_NOW', price: talkNowPrice };
  return dynamicPrice === null ? null : { method: 'CLAIM', price: dynamicPrice };
}
