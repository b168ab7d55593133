import { SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { describe, expect, it, vi } from 'vitest';
import { minConfirmDelay } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { ClaimStore, type ClaimStoreOptions, createStorageJournal } from './ClaimStore.ts';

const referral = aReferral({ opportunityId: '1', dynamicPrice: 28 });
const mine: Referral = { ...referral, ...aContact, marketplaceStatus: 'Claimed', soldPrice: 28 };
const theirs: Referral = { ...referral, marketplaceStatus: 'Claimed', soldPrice: 28 };
const networkLost = new SourceError('network', 'The service could not be reached.');

const setUp = ({ journal }: Pick<ClaimStoreOptions, 'journal'> = {}) => {
  const scheduler = createManualScheduler();
  const claim = vi.fn<ClaimStoreOptions['claim']>();
  const get = vi.fn<ClaimStoreOptions['get']>();
  const onReferral = vi.fn();
  const onSettled = vi.fn();
  const store = new ClaimStore({ scheduler, journal, claim, get, onReferral, onSettled });
  const step = () => store.claimOf('1').state.step;
  const confirm = async () => {
    store.ask(referral);
    await scheduler.advance(minConfirmDelay);
    store.confirm('1');
    await scheduler.advance(0);
  };
  return { scheduler, store, claim, get, onReferral, onSettled, step, confirm };
};

describe('ClaimStore', () => {
  it('CLM-5 sends no claim before confirmation or after a cancel', async () => {
    const { store, claim, scheduler, step } = setUp();
    store.ask(referral);
    expect(step()).toBe('asked');
    store.cancel('1');
    store.confirm('1');
    await scheduler.advance(1000);
    expect([step(), claim.mock.calls]).toEqual(['idle', []]);
  });

  it('CLM-5 ignores a confirmation that comes too soon, as in a double click', async () => {
    const { store, claim, scheduler, step } = setUp();
    store.ask(referral);
    await scheduler.advance(minConfirmDelay - 1);
    store.confirm('1');
    expect([step(), claim.mock.calls]).toEqual(['asked', []]);
  });

  it('CLM-2 CLM-6 CLM-7 sends the confirmed price once and reports the result', async () => {
    const { store, claim, onReferral, onSettled, confirm } = setUp();
    claim.mockResolvedValue({ kind: 'claimed', referral: mine });
    await confirm();
    store.confirm('1');
    expect(claim.mock.calls.map(([id, request]) => [id, request])).toEqual([
      ['1', { method: 'CLAIM', expectedPrice: 28 }],
    ]);
    expect(store.claimOf('1')).toEqual({ state: { step: 'won', price: 28 }, referral: mine });
    expect(onReferral).toHaveBeenCalledExactlyOnceWith(mine, true);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(
      '1',
      { step: 'won', price: 28 },
      "Workers' Compensation, General Liability in Tulsa, OK",
    );
  });

  it('CLM-7 CLM-8 reports the updated referral when the claim is refused', async () => {
    const { store, claim, onReferral, confirm } = setUp();
    claim.mockResolvedValue({ kind: 'refused', reason: 'ALREADY_CLAIMED', referral: theirs });
    await confirm();
    expect(store.claimOf('1')).toEqual({ state: { step: 'lost' }, referral: theirs });
    expect(onReferral).toHaveBeenCalledExactlyOnceWith(theirs, false);
  });

  it('CLM-12 looks up an unanswered claim and asks again if the referral is still Available', async () => {
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
    'CLM-12 resends an unanswered claim to find out whether a taken referral was %s',
    async (end, outcome) => {
      const { claim, get, step, confirm } = setUp();
      claim.mockRejectedValueOnce(networkLost).mockResolvedValueOnce(outcome);
      get.mockResolvedValue(theirs);
      await confirm();
      expect(step()).toBe(end);
      expect(claim).toHaveBeenCalledTimes(2);
    },
  );

  it('CLM-12 keeps checking with backoff until the network is back', async () => {
    const { scheduler, claim, get, step, confirm } = setUp();
    claim.mockRejectedValueOnce(networkLost).mockResolvedValueOnce({ kind: 'claimed', referral: mine });
    get.mockRejectedValue(networkLost);
    await confirm();
    await scheduler.advance(120_000);
    expect(step()).toBe('unknown');
    expect(get.mock.calls.length).toBeGreaterThan(4);
    expect(get.mock.calls.length).toBeLessThan(12);

    get.mockResolvedValue(mine);
    scheduler.goOnline();
    await scheduler.advance(0);
    expect(step()).toBe('won');
    expect(scheduler.waiting).toBe(0);
  });

  it('CLM-12 times out a claim that hangs and treats it as unanswered', async () => {
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

  it('CLM-5 tracks the claims of two referrals independently', async () => {
    const { store, claim, confirm } = setUp();
    claim.mockResolvedValue({ kind: 'claimed', referral: mine });
    store.ask(aReferral({ opportunityId: '2', dynamicPrice: 31 }));
    await confirm();
    expect(store.claimOf('1').state.step).toBe('won');
    expect(store.claimOf('2').state).toMatchObject({ step: 'asked', offer: { price: 31 } });
  });

  const keysOf = (claim: ReturnType<typeof setUp>['claim']) =>
    claim.mock.calls.map(([, , options]) => options.idempotencyKey);

  it('CLM-22 reuses the idempotency key for retries and creates a new one for a new price', async () => {
    const { scheduler, store, claim, get, confirm } = setUp();
    claim.mockRejectedValue(networkLost);
    get.mockResolvedValue(referral);
    await confirm();
    for (const price of [28, 28, 31]) {
      get.mockResolvedValue({ ...referral, dynamicPrice: price });
      store.see({ ...referral, dynamicPrice: price });
      await scheduler.advance(minConfirmDelay);
      store.confirm('1');
      await scheduler.advance(0);
    }
    const [first, second, third, fourth] = keysOf(claim);
    expect(first).toMatch(/^[a-z0-9-]{20,}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('CLM-22 uses a new idempotency key after a claim is refused', async () => {
    const { store, claim, confirm } = setUp();
    claim.mockResolvedValue({ kind: 'balance-too-low' });
    await confirm();
    store.cancel('1');
    await confirm();
    const [first, second] = keysOf(claim);
    expect(second).not.toBe(first);
  });

  it('CLM-22 resumes a pending claim after a reload with the same idempotency key', async () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => void items.set(name, text),
    };
    const before = setUp({ journal: createStorageJournal(storage, 'claims') });
    before.claim.mockReturnValue(new Promise(() => {}));
    await before.confirm();

    const after = setUp({ journal: createStorageJournal(storage, 'claims') });
    after.get.mockResolvedValue(theirs);
    after.claim.mockResolvedValue({ kind: 'claimed', referral: mine });
    after.store.resume();
    expect(after.step()).toBe('unknown');
    await after.scheduler.advance(0);
    expect(after.step()).toBe('won');
    expect(keysOf(after.claim)).toEqual(keysOf(before.claim));
    expect(after.onSettled.mock.calls[0]?.[2]).toContain('Tulsa, OK');
    expect(createStorageJournal(storage, 'claims').get('1')).toBeUndefined();
  });

  it.each(['', 'nonsense', '{}', '[["1",{"key":1}]]', '[[]]', '[null]'])(
    'CLM-22 starts without claims when the storage contains %j',
    (text) => {
      const storage = { getItem: () => text, setItem: () => {} };
      expect([...createStorageJournal(storage, 'claims').entries()]).toEqual([]);
    },
  );
});
