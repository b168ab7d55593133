// @vitest-environment jsdom
import { createManualScheduler } from '@advantage/live-list/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getReferralStore } from '../model/referralStore.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { useLiveReferrals } from './liveReferrals.ts';

const rows = [aReferral({ opportunityId: 'a', lastModDate: 1 }), aReferral({ opportunityId: 'b' })];
const mine = aReferral({ ...aContact, opportunityId: 'a', marketplaceStatus: 'Claimed', lastModDate: 2 });

/** Renders two lists of one source. */
function setUp() {
  const scheduler = createManualScheduler();
  const source = createMemorySource({ rows, after: scheduler.after });
  const store = getReferralStore(source);
  const list = (kind: 'list' | 'available') =>
    renderHook(() =>
      useLiveReferrals({
        query: {},
        load: (query, call) => source[kind](query, call),
        origin: source,
        scheduler,
      }),
    );
  const advance = (milliseconds: number) => act(() => scheduler.advance(milliseconds));
  return { source, store, all: list('list'), offered: list('available'), advance };
}

it('D-35 CLM-6 shows a claim in every list of its source, without a note', async () => {
  const { store, all, offered, advance } = setUp();
  await advance(10);
  act(() => void store.put(mine, { isOwn: true }));
  for (const { current } of [all.result, offered.result]) {
    expect(current.rows[0]).toEqual(mine);
    expect(current.rowNotes.size).toBe(0);
  }
});

it('D-35 CLM-6 offers a claimed referral again only after a response newer than the claim', async () => {
  const { source, store, all, offered, advance } = setUp();
  await advance(10);
  act(() => void store.put(mine, { isOwn: true }));
  // A cache between the lists and the service still returns the state from before the claim.
  await advance(9000);
  for (const { current } of [all.result, offered.result]) expect(current.rows[0]).toEqual(mine);
  source.change('a', { marketplaceStatus: 'Available', lastModDate: 3 });
  await advance(3000);
  expect(all.result.current.rows[0]).toMatchObject({ marketplaceStatus: 'Available', phone: null });
});

it('LIV-15 D-35 does not replace a row with an older version of it', async () => {
  const { source, all, advance } = setUp();
  await advance(10);
  source.change('a', { dynamicPrice: 40, lastModDate: 5 });
  await advance(3000);
  expect(all.result.current.rows[0]).toMatchObject({ dynamicPrice: 40 });
  // A stale cache responds next, in a different order.
  source.setRows([rows[1] ?? aReferral(), { ...mine, dynamicPrice: 28, lastModDate: 4 }]);
  await advance(3000);
  const shown = all.result.current.rows.find(({ opportunityId }) => opportunityId === 'a');
  expect(shown).toMatchObject({ marketplaceStatus: 'Available', dynamicPrice: 40 });
  source.change('a', { lastModDate: 6 });
  await advance(3000);
  expect(all.result.current.rowNotes.size).toBe(0);
  const newer = all.result.current.rows.find(({ opportunityId }) => opportunityId === 'a');
  expect(newer).toMatchObject({ marketplaceStatus: 'Claimed', dynamicPrice: 28 });
});

it('LIV-17 clears the note of a referral that turns out to be claimed in another tab', async () => {
  const { source, store, all, advance } = setUp();
  await advance(10);
  source.change('a', { marketplaceStatus: 'Claimed', lastModDate: 2 });
  await advance(3000);
  expect(all.result.current.rowNotes.get('a')).toBe('Claimed by another agent');
  act(() => void store.put(mine, { isOwn: true }));
  expect(all.result.current.rowNotes.size).toBe(0);
  expect(all.result.current.rows[0]).toMatchObject(aContact);
});
