import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aContact, aReferral } from '../testing/aReferral.ts';
import type { Referral } from './referral.ts';
import { getReferralStore, ReferralStore } from './referralStore.ts';

const id = '4103';
const available = (lastModDate: number | null = null) => aReferral({ lastModDate });
const mine = (lastModDate: number | null = null) =>
  aReferral({ ...aContact, marketplaceStatus: 'Claimed', soldPrice: 28, lastModDate });
const theirs = (lastModDate: number | null = null) =>
  aReferral({ marketplaceStatus: 'Claimed', soldPrice: 28, lastModDate });

describe('ReferralStore', () => {
  it.each([
    ['without times', null, null],
    ['with an older time', 2, 1],
    ['with the same time', 2, 2],
    ['without a time', 2, null],
    ['with a time where the claim has none', null, 1],
  ])('D-35 CLM-6 keeps an own claim when a response %s says it is available', (_how, claimTime, time) => {
    const store = new ReferralStore();
    const claimed = store.put(mine(claimTime), { isOwn: true });
    expect(store.put(available(time))).toBe(claimed);
    expect(store.reconcile([], [available(time)])).toEqual([claimed]);
  });

  it('D-35 offers a referral again that later returned to the marketplace', () => {
    const store = new ReferralStore();
    store.put(mine(2), { isOwn: true });
    expect(store.reconcile([], [available(3)])).toEqual([available(3)]);
    expect(store.put(theirs(4))).toEqual(theirs(4));
  });

  it('D-35 DTL-7 keeps the purchased contact details when a response omits them', () => {
    const store = new ReferralStore();
    store.put(mine(2), { isOwn: true });
    const [row] = store.reconcile([], [{ ...theirs(3), progressStatus: 'Open' as const }]);
    expect(row).toMatchObject({ ...aContact, lastModDate: 3, progressStatus: 'Open' });
  });

  it('D-35 ignores a stale response for a referral that someone else claimed', () => {
    const store = new ReferralStore();
    store.put(theirs(2));
    expect(store.put(available(1))).toEqual(theirs(2));
    expect(store.put(available(2))).toEqual(theirs(2));
  });

  it('D6 keeps the same objects for equal responses, and stores no rows from lists', () => {
    const store = new ReferralStore();
    const rows = [available(), aReferral({ opportunityId: 'b' })];
    expect(store.reconcile(rows, [{ ...available() }, aReferral({ opportunityId: 'b' })])).toBe(rows);
    const claimed = store.put(mine(2), { isOwn: true });
    expect(store.put({ ...mine(2) })).toBe(claimed);
    const shown = store.reconcile(rows, [available(), rows[1] as Referral]);
    expect(store.reconcile(shown, [available(), rows[1] as Referral])).toBe(shown);
    expect(store.get('b')).toBeUndefined();
  });

  it.each([
    ['without times', null, null],
    ['with the same time', 2, 2],
    ['with an older time', 2, 1],
  ])('DTL-13 keeps a referral gone after a response %s', (_how, goneTime, time) => {
    const store = new ReferralStore();
    store.markAsUnavailable(available(goneTime));
    const [row] = store.reconcile([], [available(time)]);
    expect(row).toMatchObject({ isGone: true, marketplaceStatus: 'Undefined', dynamicPrice: null });
  });

  it('DTL-13 restores a gone referral on a newer list response or a details response', () => {
    const store = new ReferralStore();
    store.markAsUnavailable(available(2));
    expect(store.reconcile([], [available(3)])).toEqual([available(3)]);
    store.markAsUnavailable(available(3));
    expect(store.put(available(3))).toEqual(available(3));
    expect(store.reconcile([], [available(3)])).toEqual([available(3)]);
  });

  it('DTL-13 notifies subscribers when a referral is gone, except an own claim', () => {
    const store = new ReferralStore();
    const onRow = vi.fn();
    store.subscribe(onRow);
    store.markAsUnavailable(mine(2));
    expect(onRow).not.toHaveBeenCalled();
    store.markAsUnavailable(available(2));
    expect(onRow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isGone: true }), {
      isOwn: false,
    });
  });

  it('D-35 notifies subscribers only of claims', () => {
    const store = new ReferralStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.put(available(1));
    store.put({ ...available(1), prospectMessage: 'Call me' });
    expect(listener).not.toHaveBeenCalled();
    store.put(theirs(2));
    expect(listener).toHaveBeenLastCalledWith(theirs(2), { isOwn: false });
    store.put(mine(3), { isOwn: true });
    expect(listener).toHaveBeenLastCalledWith(mine(3), { isOwn: true });
    unsubscribe();
    store.put(theirs(4));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('D-35 keeps custom fields of the host', () => {
    const store = new ReferralStore();
    store.put(mine(2), { isOwn: true });
    expect(store.reconcile([], [{ ...available(1), score: 7 }])).toMatchObject([{ ...mine(2), score: 7 }]);
  });

  it('D-35 returns one store per source', () => {
    const source = {};
    expect(getReferralStore(source)).toBe(getReferralStore(source));
    expect(getReferralStore({})).not.toBe(getReferralStore(source));
  });

  it('D-35 CLM-6 keeps a purchased contact and never offers it again, in any order of responses', () => {
    // A service either sends times or doesn't. No response has a later change than the claim.
    const plays = fc.constantFrom(null, 2).chain((claimTime) => {
      const time = claimTime === null ? fc.constant(null) : fc.constantFrom(null, 1, 2);
      const answers = fc.array(
        fc.record({
          referral: fc.oneof(time.map(available), time.map(theirs), time.map(mine)),
          isList: fc.boolean(),
        }),
        { maxLength: 12 },
      );
      return fc.record({ claimTime: fc.constant(claimTime), before: answers, after: answers });
    });
    fc.assert(
      fc.property(plays, ({ claimTime, before, after }) => {
        const store = new ReferralStore();
        let shown: readonly Referral[] = [];
        const play = ({ referral, isList }: (typeof before)[number]) => {
          if (isList) shown = store.reconcile(shown, [{ ...referral }]);
          else store.put({ ...referral });
        };
        before.forEach(play);
        store.put(mine(claimTime), { isOwn: true });
        for (const answer of after) {
          play(answer);
          expect(store.get(id)).toMatchObject({ ...aContact, marketplaceStatus: 'Claimed' });
          if (answer.isList) expect(shown).toEqual([store.get(id)]);
        }
      }),
    );
  });

  it('D-35 keeps the latest version in any order of responses', () => {
    const versions = [available(1), theirs(2), { ...theirs(3), progressStatus: 'Open' as const }];
    fc.assert(
      fc.property(fc.shuffledSubarray(versions, { minLength: 1 }), (order) => {
        const store = new ReferralStore();
        for (const answer of order) store.put(answer);
        const latest = Math.max(...order.map(({ lastModDate }) => lastModDate ?? 0));
        expect(store.get(id)?.lastModDate).toBe(latest);
      }),
    );
  });
});
