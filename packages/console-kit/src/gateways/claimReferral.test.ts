import { describe, expect, it } from 'vitest';
import { createNetwork, json } from '../testing/services.ts';
import { createReferralSource } from './createReferralSource.ts';

const { signal } = new AbortController();
const wireReferral = (fields: object) => ({
  opportunityType: 'CIR',
  marketplaceStatus: 'Available',
  addDate: '2026-11-20T16:02:00Z',
  ...fields,
});

describe('a claim', () => {
  const request = { username: 'maya', method: 'CLAIM', expectedPrice: 28 } as const;
  const claim = (answer: () => Response) => {
    const { options, calls } = createNetwork(answer);
    const source = createReferralSource(options);
    return { calls, outcome: source.claim?.('r-1', request, { signal }) };
  };

  it('CLM-1 CLM-6 posts user name, method and price with the token, and returns the referral', async () => {
    const { calls, outcome } = claim(() =>
      json(wireReferral({ opportunityId: 'r-1', marketplaceStatus: 'Claimed' })),
    );
    expect(await outcome).toMatchObject({ kind: 'claimed', referral: { opportunityId: 'r-1' } });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: 'https://referral.example.com/api/v1/opportunity/r-1/claim',
      headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
      body: request,
    });
  });

  it('CLM-22 sends the idempotency key', async () => {
    const { options, calls } = createNetwork(() => json(wireReferral({ opportunityId: 'r-1' })));
    await createReferralSource(options).claim?.('r-1', request, { signal, idempotencyKey: 'key-1' });
    expect(calls[0]?.headers['idempotency-key']).toBe('key-1');
  });

  it.each(['ALREADY_CLAIMED', 'PRICE_CHANGED', 'EXPIRED'] as const)(
    'CLM-7 returns the referral and the reason if it is refused: %s',
    async (reason) => {
      const { outcome } = claim(() =>
        json({ reason, referral: wireReferral({ opportunityId: 'r-1' }) }, { status: 409 }),
      );
      expect(await outcome).toMatchObject({ kind: 'refused', reason, referral: { opportunityId: 'r-1' } });
    },
  );

  it('CLM-11 says that the balance is too low', async () => {
    expect(await claim(() => json({}, { status: 402 })).outcome).toEqual({ kind: 'balance-too-low' });
  });

  it.each([400, 401, 403, 404, 500])('ERR-4 rejects with status %i', async (status) => {
    await expect(claim(() => json({}, { status })).outcome).rejects.toMatchObject({ kind: 'http', status });
  });

  it.each([400, 403, 422])('ERR-28 carries the reason of a refusal with status %i', async (status) => {
    const problem = { type: 'about:blank', title: 'Refused', status, detail: 'Your account is locked.' };
    const answer = () =>
      new Response(JSON.stringify(problem), {
        status,
        headers: { 'content-type': 'application/problem+json' },
      });
    await expect(claim(answer).outcome).rejects.toMatchObject({
      kind: 'http',
      status,
      reason: 'Your account is locked.',
    });
  });

  it.each([
    ['with a reason', { detail: 'Your account is locked.' }, 'Your account is locked. Request ID: 5f0c'],
    ['alone', {}, 'Request ID: 5f0c'],
  ])('ERR-28 BCK-19 carries the id of a refused request, %s', async (_how, problem, reason) => {
    const answer = () => json({ ...problem, requestId: '5f0c' }, { status: 422 });
    await expect(claim(answer).outcome).rejects.toMatchObject({ reason });
  });

  it('ERR-28 carries the reason of a 409 without the specified body', async () => {
    const answer = () => json({ title: 'Conflict', detail: 'Your account is locked.' }, { status: 409 });
    await expect(claim(answer).outcome).rejects.toMatchObject({
      kind: 'malformed',
      status: 409,
      reason: 'Your account is locked.',
    });
  });

  it('ERR-4 rejects when a refusal cannot be read', async () => {
    await expect(claim(() => json({ reason: 'BORED' }, { status: 409 })).outcome).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});
