import { expect, it } from 'vitest';
import type { ClaimState } from '../model/claimFlow.ts';
import { claimNotice } from './claimNoticeContent.ts';

const offer = { method: 'CLAIM', price: 28 } as const;
const cases: readonly (readonly [string, ClaimState, string | null])[] = [
  ['CLM-6', { step: 'won', price: 28 }, 'This referral is yours. You paid $28.'],
  ['CLM-8', { step: 'lost' }, 'Another agent claimed this referral a moment ago. Nothing has been charged.'],
  [
    'LIV-19',
    { step: 'claimedElsewhere' },
    'This referral was claimed in your name a moment ago. Nothing more has been charged.',
  ],
  [
    'CLM-9',
    { step: 'priceChanged', offer: { ...offer, price: 26 }, at: 0, unanswered: null },
    'The price is now $26. Nothing has been charged.',
  ],
  ['CLM-10', { step: 'expired' }, 'This referral has expired. Nothing has been charged.'],
  ['CLM-11', { step: 'balanceTooLow', offer }, 'Your prepaid balance is too low. This referral costs $28.'],
  [
    'CLM-12',
    { step: 'unknown', offer, isTaken: false },
    'The claim was not confirmed. Checking whether your claim went through…',
  ],
  [
    'CLM-12',
    { step: 'asked', offer, at: 0, unanswered: offer },
    'The claim was not confirmed. The referral is still available. Nothing has been charged.',
  ],
  ['CLM-5', { step: 'unavailable' }, 'This referral is no longer available. Nothing has been charged.'],
  ['CLM-5', { step: 'failed' }, 'This referral could not be claimed. Nothing has been charged.'],
  [
    'ERR-28 CLM-5',
    { step: 'failed', reason: 'Your account is locked.' },
    'This referral could not be claimed. Nothing has been charged. Your account is locked.',
  ],
  ['CLM-5', { step: 'idle' }, null],
  ['CLM-5', { step: 'asked', offer, at: 0, unanswered: null }, null],
  ['CLM-5', { step: 'pending', offer }, null],
];

it.each(cases)('%s %j says %s', (_rule, state, words) => {
  const notice = claimNotice(state);
  expect(notice && `${notice.title} ${notice.text}`).toBe(words);
});
