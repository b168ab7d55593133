import { SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ClaimOutcome } from '../model/claimFlow.ts';
import { shortestQuestion } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { ClaimDesk } from './ClaimDesk.ts';

const referral = aReferral({ opportunityId: '1', dynamicPrice: 28 });
const mine: Referral = { ...referral, ...aContact, marketplaceStatus: 'Claimed', soldPrice: 28 };
const theirs: Referral = { ...referral, marketplaceStatus: 'Claimed', soldPrice: 28 };
const networkLost = new SourceError('network', 'The service could not be reached.');

const setUp = () => {
  const scheduler = createManualScheduler();
  const claim = vi.fn<(...call: unknown[]) => Promise<ClaimOutcome>>();
  const get = vi.fn<(...call: unknown[]) => Promise<Referral | null>>();
  const onReferral = vi.fn();
  const onSettled = vi.fn();
  const desk = new ClaimDesk({ scheduler, claim, get, onReferral, onSettled });
  const step = () => desk.claimOf('1').state.step;
  const confirm = async () => {
    desk.ask(referral);
    await scheduler.advance(shortestQuestion);
    desk.confirm('1');
    await scheduler.advance(0);
  };
  return { scheduler, desk, claim, get, onReferral, onSettled, step, confirm };
};

describe('ClaimDesk', () => {
  it('CLM-5 sends nothing before it is confirmed, and nothing after a cancel', async () => {
    const { desk, claim, scheduler, step } = setUp();
    desk.ask(referral);
    expect(step()).toBe('asked');
    desk.cancel('1');
    desk.confirm('1');
    await scheduler.advance(1000);
    expect([step(), claim.mock.calls]).toEqual(['idle', []]);
  });

  it('CLM-5 takes a double press for one', async () => {
    const { desk, claim, scheduler, step } = setUp();
    desk.ask(referral);
    await scheduler.advance(shortestQuestion - 1);
    desk.confirm('1');
    expect([step(), claim.mock.calls]).toEqual(['asked', []]);
  });

  it('CLM-2 CLM-6 CLM-7 sends the confirmed price, once, and hands on what came back', async () => {
    const { desk, claim, onReferral, onSettled, confirm } = setUp();
    claim.mockResolvedValue({ kind: 'claimed', referral: mine });
    await confirm();
    desk.confirm('1');
    expect(claim.mock.calls.map(([id, request]) => [id, request])).toEqual([
      ['1', { method: 'CLAIM', expectedPrice: 28 }],
    ]);
    expect(desk.claimOf('1')).toEqual({ state: { step: 'won', price: 28 }, referral: mine });
    expect(onReferral).toHaveBeenCalledExactlyOnceWith(mine, true);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith('1', { step: 'won', price: 28 });
  });

  it('CLM-7 CLM-8 hands on the referral that was refused', async () => {
    const { desk, claim, onReferral, confirm } = setUp();
    claim.mockResolvedValue({ kind: 'refused', reason: 'ALREADY_CLAIMED', referral: theirs });
    await confirm();
    expect(desk.claimOf('1')).toEqual({ state: { step: 'lost' }, referral: theirs });
    expect(onReferral).toHaveBeenCalledExactlyOnceWith(theirs, false);
  });

  it('CLM-12 looks up a claim without an answer and asks again while the referral is Available', async () => {
    const { claim, get, onReferral, onSettled, step, confirm } = setUp();
    claim.mockRejectedValue(networkLost);
    get.mockResolvedValue(referral);
    await confirm();
    expect(step()).toBe('asked');
    expect(claim).toHaveBeenCalledOnce();
    expect(onReferral).not.toHaveBeenCalled();
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it.each([
    ['won', { kind: 'claimed', referral: mine }],
    ['lost', { kind: 'refused', reason: 'ALREADY_CLAIMED', referral: theirs }],
  ] as const)(
    'CLM-12 learns from the service whether a referral that is taken was %s',
    async (end, outcome) => {
      const { claim, get, step, confirm } = setUp();
      claim.mockRejectedValueOnce(networkLost).mockResolvedValueOnce(outcome);
      get.mockResolvedValue(theirs);
      await confirm();
      expect(step()).toBe(end);
      expect(claim).toHaveBeenCalledTimes(2);
    },
  );

  it('CLM-12 keeps looking, with longer and longer waits, until the network is back', async () => {
    const { scheduler, claim, get, step, confirm } = setUp();
    claim.mockRejectedValueOnce(networkLost).mockResolvedValueOnce({ kind: 'claimed', referral: mine });
    get.mockRejectedValue(networkLost);
    await confirm();
    await scheduler.advance(120_000);
    expect(step()).toBe('unknown');
    expect(get.mock.calls.length).toBeGreaterThan(4);
    expect(get.mock.calls.length).toBeLessThan(12);

    scheduler.setOnline(false);
    get.mockResolvedValue(mine);
    scheduler.setOnline(true);
    await scheduler.advance(0);
    expect(step()).toBe('won');
    expect(scheduler.waiting).toBe(0);
  });

  it('CLM-12 counts a claim that hangs as one without an answer', async () => {
    const { scheduler, claim, get, step, confirm } = setUp();
    claim.mockReturnValue(new Promise(() => {}));
    get.mockResolvedValue(referral);
    await confirm();
    await scheduler.advance(9_999);
    expect(step()).toBe('pending');
    await scheduler.advance(1);
    expect(step()).toBe('asked');
    expect(claim.mock.calls[0]?.[2]).toMatchObject({ signal: { aborted: true } });
  });

  it('CLM-5 keeps the claims of two referrals apart', async () => {
    const { desk, claim, confirm } = setUp();
    claim.mockResolvedValue({ kind: 'claimed', referral: mine });
    desk.ask(aReferral({ opportunityId: '2', dynamicPrice: 31 }));
    await confirm();
    expect(desk.claimOf('1').state.step).toBe('won');
    expect(desk.claimOf('2').state).toMatchObject({ step: 'asked', offer: { price: 31 } });
  });
});
