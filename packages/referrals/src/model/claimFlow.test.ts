import { SourceError } from '@advantage/live-list';
import { describe, expect, it } from 'vitest';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { type ClaimEvent, type ClaimState, claimFlow, idle, minConfirmDelay } from './claimFlow.ts';

const offer = { method: 'CLAIM', price: 28 } as const;
const cheaper = { method: 'CLAIM', price: 26 } as const;
const now = 10_000;
const old = now - minConfirmDelay;

const available = aReferral({ dynamicPrice: 28 });
const reduced = aReferral({ dynamicPrice: 26 });
const claimed = aReferral({ marketplaceStatus: 'Claimed', soldPrice: 28 });
const mine = { ...claimed, ...aContact };
const delivered = aReferral({ marketplaceStatus: 'Delivered' });
const unpriced = aReferral({ dynamicPrice: null });

const asked = { step: 'asked', offer, at: old, unanswered: null } as const;
const repeated = { ...asked, unanswered: offer } as const;
const repeatedCheaper = { step: 'priceChanged', offer: cheaper, at: old, unanswered: offer } as const;
const priceChanged = { step: 'priceChanged', offer, at: old, unanswered: null } as const;
const pending = { step: 'pending', offer } as const;
const unknown = { step: 'unknown', offer, isTaken: false } as const;
const taken = { ...unknown, isTaken: true } as const;

/** Every claim state, with the variants that matter. */
const states = {
  idle,
  asked,
  repeated,
  repeatedCheaper,
  priceChanged,
  pending,
  unknown,
  taken,
  won: { step: 'won', price: 28 },
  lost: { step: 'lost' },
  claimedElsewhere: { step: 'claimedElsewhere' },
  expired: { step: 'expired' },
  unavailable: { step: 'unavailable' },
  balanceTooLow: { step: 'balanceTooLow', offer },
  failed: { step: 'failed' },
} as const satisfies Record<string, ClaimState>;
type StateName = keyof typeof states;

const refused = (
  reason: 'ALREADY_CLAIMED' | 'PRICE_CHANGED' | 'EXPIRED',
  referral = claimed,
): ClaimEvent => ({
  type: 'answered',
  outcome: { kind: 'refused', reason, referral },
  at: now,
});
const failure = (...error: ConstructorParameters<typeof SourceError>): ClaimEvent => ({
  type: 'failed',
  error: new SourceError(...error),
});
const status = (code: number) => failure('http', '', { status: code });

/** Every event, in each variant that matters. */
const events = {
  ask: { type: 'ask', referral: available, at: now },
  'ask unpriced': { type: 'ask', referral: unpriced, at: now },
  'ask claimed': { type: 'ask', referral: claimed, at: now },
  confirm: { type: 'confirm', at: now },
  'confirm too soon': { type: 'confirm', at: now - 1 },
  cancel: { type: 'cancel' },
  claimed: { type: 'answered', outcome: { kind: 'claimed', referral: claimed }, at: now },
  'claimed, no price': {
    type: 'answered',
    outcome: { kind: 'claimed', referral: { ...claimed, soldPrice: null } },
    at: now,
  },
  ALREADY_CLAIMED: refused('ALREADY_CLAIMED'),
  'ALREADY_CLAIMED by the user': refused('ALREADY_CLAIMED', mine),
  EXPIRED: refused('EXPIRED', available),
  PRICE_CHANGED: refused('PRICE_CHANGED', reduced),
  'PRICE_CHANGED, no price': refused('PRICE_CHANGED', unpriced),
  402: { type: 'answered', outcome: { kind: 'balance-too-low' }, at: now },
  network: failure('network', ''),
  timeout: failure('timeout', ''),
  malformed: failure('malformed', ''),
  'no status': failure('http', ''),
  400: status(400),
  401: status(401),
  403: status(403),
  404: status(404),
  408: status(408),
  '409, unexpected body': failure('malformed', '', { status: 409, reason: 'Locked.' }),
  429: status(429),
  500: status(500),
  503: status(503),
  'found available': { type: 'found', referral: available, at: now },
  'found reduced': { type: 'found', referral: reduced, at: now },
  'found claimed': { type: 'found', referral: claimed, at: now },
  'found unpriced': { type: 'found', referral: unpriced, at: now },
  'found nothing': { type: 'found', referral: null, at: now },
  'seen same': { type: 'seen', referral: available, at: now },
  'seen reduced': { type: 'seen', referral: reduced, at: now },
  'seen unpriced': { type: 'seen', referral: unpriced, at: now },
  'seen claimed': { type: 'seen', referral: claimed, at: now },
  'seen claimed by the user': { type: 'seen', referral: mine, at: now },
  'seen delivered': { type: 'seen', referral: delivered, at: now },
} as const satisfies Record<string, ClaimEvent>;
type EventName = keyof typeof events;

const question = { step: 'asked', offer, at: now, unanswered: null } as const;
const askedAgain = { step: 'priceChanged', offer: cheaper, at: now, unanswered: null } as const;
const fromRest: Partial<Record<EventName, ClaimState>> = { ask: question };
const atRest: Partial<Record<EventName, ClaimState>> = { ...fromRest, cancel: idle };
const whileAsking: Partial<Record<EventName, ClaimState>> = {
  confirm: pending,
  cancel: idle,
  'seen reduced': askedAgain,
  'seen claimed': states.lost,
  'seen claimed by the user': states.claimedElsewhere,
  'seen delivered': states.unavailable,
};
const whileRepeated: Partial<Record<EventName, ClaimState>> = {
  ...whileAsking,
  'seen reduced': { ...askedAgain, unanswered: offer },
  'seen claimed': taken,
  'seen claimed by the user': taken,
  'seen delivered': taken,
};
const outcomes: Partial<Record<EventName, ClaimState>> = {
  claimed: states.won,
  'claimed, no price': states.won,
  ALREADY_CLAIMED: states.lost,
  'ALREADY_CLAIMED by the user': states.claimedElsewhere,
  EXPIRED: states.expired,
  PRICE_CHANGED: askedAgain,
  'PRICE_CHANGED, no price': states.unavailable,
  402: states.balanceTooLow,
  404: states.failed,
};
const lookedUp: Partial<Record<EventName, ClaimState>> = {
  'found available': { ...question, unanswered: offer },
  'found reduced': { ...askedAgain, unanswered: offer },
  'found claimed': taken,
  'found unpriced': taken,
  'found nothing': taken,
};
const everyFailure = (state: ClaimState): Partial<Record<EventName, ClaimState>> => ({
  network: state,
  timeout: state,
  malformed: state,
  'no status': state,
  400: state,
  401: state,
  403: state,
  408: state,
  '409, unexpected body': state,
  429: state,
  500: state,
  503: state,
});
const { failed } = states;

/** The state each event leads to. Events that aren't listed change nothing. */
const table: Record<StateName, Partial<Record<EventName, ClaimState>>> = {
  idle: fromRest,
  asked: whileAsking,
  repeated: whileRepeated,
  repeatedCheaper: {
    ...whileRepeated,
    confirm: { step: 'pending', offer: cheaper },
    'seen same': { ...askedAgain, offer, unanswered: offer },
    'seen reduced': repeatedCheaper,
  },
  priceChanged: whileAsking,
  pending: {
    ...outcomes,
    ...everyFailure(unknown),
    400: failed,
    401: failed,
    403: failed,
    '409, unexpected body': { ...failed, reason: 'Locked.' },
    429: failed,
  },
  unknown: { ...outcomes, ...lookedUp },
  taken: { ...outcomes, ...everyFailure(unknown), ...lookedUp },
  won: {},
  lost: atRest,
  claimedElsewhere: atRest,
  expired: atRest,
  unavailable: atRest,
  balanceTooLow: atRest,
  failed: atRest,
};

const names = <Name extends string | number>(of: Record<Name, unknown>) => Object.keys(of) as `${Name}`[];
const cases = names(states).flatMap((state) => names(events).map((event) => [state, event] as const));

describe('claimFlow', () => {
  it.each(cases)('CLM-5 %s, then %s', (stateName, eventName) => {
    const state = states[stateName];
    const expected = table[stateName][eventName as EventName];
    const next = claimFlow(state, events[eventName as EventName]);
    if (expected) expect(next).toEqual(expected);
    else expect(next).toBe(state);
  });

  it('CLM-5 covers every step in this table', () => {
    const steps: Record<ClaimState['step'], true> = {
      idle: true,
      asked: true,
      priceChanged: true,
      pending: true,
      unknown: true,
      won: true,
      lost: true,
      claimedElsewhere: true,
      expired: true,
      unavailable: true,
      balanceTooLow: true,
      failed: true,
    };
    expect(new Set(Object.values(states).map(({ step }) => step))).toEqual(new Set(Object.keys(steps)));
  });

  it('CLM-3 offers a call-in referral for $30 whatever price the service returns', () => {
    const callIn = aReferral({ opportunityType: 'WT-CIR', dynamicPrice: 42 });
    const talk = { method: 'TALK_NOW', price: 30 } as const;
    expect(claimFlow(idle, { type: 'ask', referral: callIn, at: now })).toMatchObject({ offer: talk });
    expect(claimFlow({ step: 'pending', offer: talk }, refused('PRICE_CHANGED', callIn))).toMatchObject({
      step: 'priceChanged',
      offer: talk,
    });
  });
});
