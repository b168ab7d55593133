import { describe, expect, it } from 'vitest';
import type { ClaimState } from '../model/claimFlow.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { type PanelActionKind, panelAction } from './PanelAction.tsx';

const offer = { method: 'CLAIM', price: 28 } as const;
const available = aReferral();
const theirs = aReferral({ marketplaceStatus: 'Claimed' });
const ours = { ...theirs, ...aContact };

const claims: readonly (readonly [ClaimState, PanelActionKind | null])[] = [
  [{ step: 'idle' }, 'claim'],
  [{ step: 'asked', offer, at: 0, unanswered: null }, 'question'],
  [{ step: 'priceChanged', offer, at: 0, unanswered: null }, 'question'],
  [{ step: 'pending', offer }, 'question'],
  [{ step: 'unknown', offer, isTaken: false }, 'question'],
  [{ step: 'balanceTooLow', offer }, 'claim'],
  [{ step: 'failed' }, 'claim'],
  [{ step: 'lost' }, 'next'],
  [{ step: 'expired' }, 'next'],
  [{ step: 'unavailable' }, 'next'],
];

describe('panelAction', () => {
  it.each(claims)('DTL-5 maps an agent with claim state %j to %s', (claim, kind) => {
    expect(panelAction({ referral: available, claim, hasNext: true })).toBe(kind);
    expect(panelAction({ referral: available, claim, hasNext: false })).toBe(kind === 'next' ? null : kind);
  });

  it('DTL-6 offers nothing to users who cannot claim', () => {
    expect(panelAction({ referral: available, claim: null, hasNext: true })).toBeNull();
    expect(panelAction({ referral: theirs, claim: null, hasNext: true })).toBeNull();
  });

  it('DTL-8 CLM-6 offers contact actions when the contact details are visible', () => {
    expect(panelAction({ referral: ours, claim: { step: 'won', price: 28 }, hasNext: true })).toBe('contact');
    expect(panelAction({ referral: ours, claim: null, hasNext: true })).toBe('contact');
    expect(panelAction({ referral: theirs, claim: { step: 'idle' }, hasNext: true })).toBeNull();
    expect(panelAction({ referral: ours, claim: { step: 'claimedElsewhere' }, hasNext: true })).toBe(
      'contact',
    );
    const unreachable = { ...ours, phone: 'none', email: 'none' };
    expect(panelAction({ referral: unreachable, claim: null, hasNext: true })).toBeNull();
  });
});
