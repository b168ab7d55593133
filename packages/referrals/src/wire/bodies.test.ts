import { describe, expect, it } from 'vitest';
import { claimConflictSchema, claimRequestSchema } from './claim.ts';
import {
  acquiredRequestSchema,
  geoLocationSchema,
  problemSchema,
  referralSourceNameSchema,
  userLookupSchema,
} from './lookups.ts';
import { parseReferral, parseWire } from './referral.ts';
import { WireFormatError } from './rows.ts';

describe('bodies', () => {
  it.each(['CLAIM', 'TALK_NOW'])('CLM-1 a claim by %s is read', (method) => {
    const body = { username: 'maya', method, expectedPrice: 28 };
    expect(parseWire(claimRequestSchema, body)).toEqual(body);
  });

  it.each([
    {},
    { username: '', method: 'CLAIM', expectedPrice: 28 },
    { username: 'maya', method: 'STEAL', expectedPrice: 28 },
    { username: 'maya', method: 'CLAIM', expectedPrice: -1 },
    { username: 'maya', method: 'CLAIM', expectedPrice: '28' },
    { username: 'maya', method: 'CLAIM' },
  ])('CLM-1 %j is no claim', (body) => {
    expect(() => parseWire(claimRequestSchema, body)).toThrow(WireFormatError);
  });

  it.each(['ALREADY_CLAIMED', 'PRICE_CHANGED', 'EXPIRED'])(
    'CLM-7 a 409 says %s and holds the referral',
    (reason) => {
      expect(parseWire(claimConflictSchema, { reason, referral: { opportunityId: 1 } }).reason).toBe(reason);
    },
  );

  it('CLM-7 a 409 without a known reason is malformed', () => {
    expect(() => parseWire(claimConflictSchema, { reason: 'MOOD', referral: { opportunityId: 1 } })).toThrow(
      WireFormatError,
    );
  });

  it('API-26 one referral is read, and something else is named by field only', () => {
    expect(parseReferral({ opportunityId: 7, extra: 1 })).toEqual({ opportunityId: 7, extra: 1 });
    expect(() => parseReferral({ opportunityId: 7, phone: { secret: 'x' } })).toThrow('phone: invalid_union');
    expect(() => parseReferral(null)).toThrow('answer: invalid_type');
  });

  it('API-23 API-29 API-31 API-32 DAT-8 DAT-10 DAT-18 the small answers are read', () => {
    expect(parseWire(referralSourceNameSchema, { sourceName: 'direct-call' })).toEqual({
      sourceName: 'direct-call',
    });
    expect(parseWire(geoLocationSchema, { state: 'TX' })).toEqual({ state: 'TX' });
    expect(parseWire(geoLocationSchema, {})).toEqual({});
    const user = { firstName: 'Maya', lastName: 'O.', agencyName: 'Harbor Point', city: null, state: 'GA' };
    expect(parseWire(userLookupSchema, { ...user, shoeSize: 38 })).toEqual(user);
    expect(parseWire(acquiredRequestSchema, { username: 'maya' })).toEqual({ username: 'maya' });
  });

  it('CLM-11 a problem keeps its further members', () => {
    expect(parseWire(problemSchema, { status: 402, balance: 3 })).toEqual({ status: 402, balance: 3 });
  });
});
