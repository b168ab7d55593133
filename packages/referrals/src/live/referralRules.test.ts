import { SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ReferralPage } from '../source/referralSource.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createLiveReferrals } from '../testing/createLiveReferrals.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { storyTime } from '../testing/storyTime.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';

const byDate: ReferralListQuery = { sort: 'addDate', order: 'desc', page: 0, size: 25 };

function setUp({ rows = referralRows(5), query = byDate, latency = 100, answersUnchanged = true } = {}) {
  const scheduler = createManualScheduler();
  const source = createMemorySource({ rows, latency, after: scheduler.after });
  const onDataError = vi.fn();
  const onError = vi.fn();
  const onServerTime = vi.fn();
  const list = createLiveReferrals({
    query,
    scheduler,
    load: (asked, options) => source.list(asked, answersUnchanged ? options : { signal: options.signal }),
    onDataError,
    onError,
    onServerTime,
  });
  const shown = { rows: 0, status: 0, said: [] as { at: number; text: string }[] };
  list.rows.subscribe(() => {
    shown.rows += 1;
  });
  list.status.subscribe(() => {
    shown.status += 1;
  });
  list.announcement.subscribe(() =>
    shown.said.push({ at: scheduler.elapsed(), text: list.announcement.get().text }),
  );
  const stop = list.start();
  const ids = () => list.rows.get().rows.map((row) => row.opportunityId);
  const poll = () => scheduler.advance(3000);
  return { scheduler, source, list, shown, stop, ids, poll, onDataError, onError, onServerTime };
}

const newer = (id: string, minutes = 1) =>
  aReferral({ opportunityId: id, addDate: storyTime + minutes * 60_000 });
const serverError = (status = 500) =>
  new SourceError('http', `The service answered with status ${status}.`, { status });

describe('LiveList', () => {
  it('TBL-33 is loading until the first response', async () => {
    const { list, scheduler, source } = setUp();
    expect(list.rows.get()).toMatchObject({ isLoading: true, rows: [], query: null });
    await scheduler.advance(200);
    expect(list.rows.get()).toMatchObject({ isLoading: false, rows: source.rows, total: 5, query: byDate });
  });

  it.each([true, false])(
    'D6 does not notify subscribers of 100 unchanged responses (304: %s)',
    async (answersUnchanged) => {
      const { list, scheduler, shown, source } = setUp({ answersUnchanged });
      await scheduler.advance(200);
      const first = list.rows.get();
      shown.rows = 0;
      for (let poll = 0; poll < 100; poll += 1) {
        source.setRows(
          answersUnchanged ? source.rows : source.rows.map((row) => ({ ...row, lines: [...row.lines] })),
        );
        await scheduler.advance(3000);
      }
      expect(shown.rows).toBe(0);
      expect(list.rows.get()).toBe(first);
      expect(source.calls).toBeGreaterThan(100);
    },
  );

  it('D6 keeps the objects of all other rows when one row changes', async () => {
    const { list, scheduler, source, poll } = setUp();
    await scheduler.advance(200);
    const before = list.rows.get().rows;
    source.change(before[2]?.opportunityId ?? '', { dynamicPrice: 99 });
    await poll();
    const changed = list.rows.get().rows.map((row, index) => row !== before[index]);
    expect(changed).toEqual([false, false, true, false, false]);
  });

  it('LIV-4 LIV-6 keeps the rows after an error and reports when they were last updated', async () => {
    const { list, scheduler, source, poll, ids } = setUp();
    await scheduler.advance(200);
    const good = ids();
    source.fail(serverError());
    await poll();
    expect(ids()).toEqual(good);
    expect(list.status.get()).toMatchObject({
      state: 'reconnecting',
      failures: 1,
      lastUpdated: storyTime + 100,
    });
    expect(list.status.get().error).toMatchObject({ kind: 'http', status: 500 });
    source.fail(null);
    await scheduler.advance(9000);
    expect(list.status.get()).toMatchObject({ state: 'live', failures: 0, error: null });
  });

  it('LIV-6 LIV-20 reports "reconnecting" after a failed request and "paused" while paused', async () => {
    const { list, scheduler, source } = setUp();
    await scheduler.advance(200);
    source.fail(serverError(503));
    await scheduler.advance(3000);
    expect(list.status.get().state).toBe('reconnecting');
    list.pause();
    expect(list.status.get().state).toBe('paused');
    list.resume();
    source.fail(null);
    scheduler.goOnline();
    await scheduler.advance(200);
    expect(list.status.get().state).toBe('live');
  });

  it.each([401, 404])(
    'LIV-5 ERR-1 ERR-3 empties the list on a %d without an error, even while held',
    async (status) => {
      const { list, scheduler, source, poll, ids, onError } = setUp();
      await scheduler.advance(200);
      list.hold('panel');
      source.fail(serverError(status));
      await poll();
      expect(ids()).toEqual([]);
      expect(list.rows.get()).toMatchObject({ total: 0, isLoading: false });
      expect(list.status.get()).toMatchObject({ state: 'live', failures: 0, error: null });
      expect(onError).not.toHaveBeenCalled();
      source.fail(null);
      await poll();
      list.showNew();
      expect(ids()).toHaveLength(5);
    },
  );

  it('ERR-4 LIV-4 keeps the rows and reports an error on a 403', async () => {
    const { scheduler, source, poll, ids, onError } = setUp();
    await scheduler.advance(200);
    source.fail(serverError(403));
    await poll();
    expect(ids()).toHaveLength(5);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('LIV-9 LIV-16 counts new rows while held, and inserts them only on request', async () => {
    const { list, scheduler, source, poll, ids } = setUp();
    await scheduler.advance(200);
    const before = ids();
    const release = list.hold('pointer');
    source.add(newer('n1'), newer('n2'));
    await poll();
    expect(ids()).toEqual(before);
    expect(list.rows.get().newCount).toBe(2);
    source.add(newer('n3', 2));
    await poll();
    expect(list.rows.get().newCount).toBe(3);
    release();
    expect(ids()).toEqual(before);
    list.showNew();
    expect(ids().slice(0, 3).sort()).toEqual(['n1', 'n2', 'n3']);
    expect(list.rows.get().newCount).toBe(0);
  });

  it('LIV-9 shows pending rows on request and keeps holding later ones', async () => {
    const { list, scheduler, source, poll, ids } = setUp();
    await scheduler.advance(200);
    list.hold('focus');
    source.add(newer('n1'));
    await poll();
    list.showNew();
    expect(ids()).toContain('n1');
    source.add(newer('n2', 2));
    await poll();
    expect(ids()).not.toContain('n2');
  });

  it('LIV-9 stays held until every hold is released, and ignores a second release', async () => {
    const { list, scheduler, source, poll, ids } = setUp();
    await scheduler.advance(200);
    const pointer = list.hold('pointer');
    const panel = list.hold('panel');
    pointer();
    pointer();
    source.add(newer('n1'));
    await poll();
    expect(ids()).not.toContain('n1');
    list.showNew();
    panel();
    source.add(newer('n2'));
    await poll();
    expect(ids()).toContain('n2');
  });

  it('LIV-9 still updates existing rows while held', async () => {
    const { list, scheduler, source, poll } = setUp();
    await scheduler.advance(200);
    list.hold('pointer');
    source.change(list.rows.get().rows[1]?.opportunityId ?? '', { dynamicPrice: 11 });
    await poll();
    expect(list.rows.get().rows[1]?.dynamicPrice).toBe(11);
  });

  it.each([true, false])(
    'LIV-10 notes in place that another agent claimed a row (held: %s)',
    async (isHeld) => {
      const rows = [aReferral({ opportunityId: 'a' }), aReferral({ opportunityId: 'b' })];
      const { list, scheduler, source, poll, ids } = setUp({ rows });
      await scheduler.advance(200);
      const before = ids();
      if (isHeld) list.hold('pointer');
      source.change('b', { marketplaceStatus: 'Claimed' });
      await poll();
      expect(ids()).toEqual(before);
      expect([...list.rows.get().rowNotes]).toEqual([['b', 'Claimed by another agent']]);
      list.showNew();
      expect(list.rows.get().rowNotes.get('b')).toBe('Claimed by another agent');
    },
  );

  it('LIV-10 CLM-6 adds no note to an own claim, and a late response does not undo it', async () => {
    const rows = [aReferral({ opportunityId: 'a' }), aReferral({ opportunityId: 'b' })];
    const { list, scheduler, source, poll } = setUp({ rows });
    await scheduler.advance(3050);
    const mine = aReferral({ opportunityId: 'b', marketplaceStatus: 'Claimed' });
    list.replaceRow(mine, { isOwn: true });
    await scheduler.advance(100);
    expect(list.rows.get().rows).toContain(mine);
    source.change('b', { marketplaceStatus: 'Claimed' });
    await poll();
    expect(list.rows.get().rowNotes.size).toBe(0);
  });

  it('CLM-7 LIV-10 replaces the row after a refused claim and notes the claim by another agent', async () => {
    const { list, scheduler } = setUp({ rows: [aReferral({ opportunityId: 'a' })] });
    await scheduler.advance(200);
    list.replaceRow(aReferral({ opportunityId: 'a', marketplaceStatus: 'Claimed', soldPrice: 28 }));
    expect(list.rows.get().rows[0]?.soldPrice).toBe(28);
    expect(list.rows.get().rowNotes.get('a')).toBe('Claimed by another agent');
  });

  it('LIV-11 notes a removed row in place while held and drops it on release', async () => {
    const { list, scheduler, source, poll, ids } = setUp();
    await scheduler.advance(200);
    const before = ids();
    const gone = before[1] ?? '';
    const release = list.hold('panel');
    source.change(gone, null);
    await poll();
    expect(ids()).toEqual(before);
    expect([...list.rows.get().rowNotes]).toEqual([[gone, 'No longer available']]);
    release();
    expect(ids()).not.toContain(gone);
    expect(list.rows.get().rowNotes.size).toBe(0);
  });

  it('LIV-11 CLM-6 adds no note to an own claim that leaves the list', async () => {
    const rows = [aReferral({ opportunityId: 'a' }), aReferral({ opportunityId: 'b' })];
    const { list, scheduler, source, poll, ids } = setUp({ rows });
    await scheduler.advance(200);
    list.hold('panel');
    list.replaceRow(aReferral({ opportunityId: 'b', marketplaceStatus: 'Claimed' }), { isOwn: true });
    source.change('b', null);
    await poll();
    expect(ids()).toContain('b');
    expect(list.rows.get().rowNotes.size).toBe(0);
  });

  it('LIV-11 clears the note when a row comes back', async () => {
    const { list, scheduler, source, poll } = setUp();
    await scheduler.advance(200);
    const all = source.rows;
    list.hold('panel');
    source.setRows(all.slice(1));
    await poll();
    source.setRows(all);
    await poll();
    expect(list.rows.get().rowNotes.size).toBe(0);
  });

  it('LIV-11 adds no note to rows that new rows push to the next page', async () => {
    const { list, scheduler, source, poll, ids } = setUp({ rows: referralRows(40) });
    await scheduler.advance(200);
    const before = ids();
    list.hold('pointer');
    source.add(newer('n1'), newer('n2'), newer('n3'));
    await poll();
    expect(ids()).toEqual(before);
    expect(list.rows.get()).toMatchObject({ newCount: 3, rowNotes: new Map() });
  });

  it('LIV-9 does not count an older row that moves up from the next page as new', async () => {
    const { list, scheduler, source, poll, shown } = setUp({ rows: referralRows(40) });
    await scheduler.advance(200);
    list.hold('pointer');
    source.change(list.rows.get().rows[3]?.opportunityId ?? '', null);
    await poll();
    expect(list.rows.get()).toMatchObject({ newCount: 0 });
    expect([...list.rows.get().rowNotes.values()]).toEqual(['No longer available']);
    await scheduler.advance(20_000);
    expect(shown.said).toEqual([]);
  });

  it('LIV-9 TBL-12 shows the result of a new query immediately, even while held', async () => {
    const { list, scheduler, source, poll, ids } = setUp();
    await scheduler.advance(200);
    list.hold('focus');
    source.add(newer('n1'));
    await poll();
    list.setQuery({ ...byDate, order: 'asc' });
    expect(list.rows.get()).toMatchObject({ isLoading: true, query: byDate });
    await scheduler.advance(200);
    expect(ids().at(-1)).toBe('n1');
    expect(list.rows.get()).toMatchObject({ isLoading: false, newCount: 0, query: { order: 'asc' } });
  });

  it('API-20 does not reload for an equal query', async () => {
    const { list, scheduler, source } = setUp();
    await scheduler.advance(200);
    list.setQuery({ ...byDate });
    await scheduler.advance(200);
    expect(source.calls).toBe(1);
    expect(list.rows.get().isLoading).toBe(false);
  });

  it('LIV-12 A5 batches announcements: at least 10 s apart, at most 10 in 5 minutes', async () => {
    const { scheduler, source, shown } = setUp();
    await scheduler.advance(200);
    for (let second = 0; second < 300; second += 3) {
      source.add(...Array.from({ length: 20 }, (_, index) => newer(`n${second}-${index}`, second + 1)));
      await scheduler.advance(3000);
    }
    const gaps = shown.said.slice(1).map(({ at }, index) => at - (shown.said[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10_000);
    expect(shown.said.length).toBeLessThanOrEqual(10);
    expect(shown.said[0]?.text).toBe('20 new referrals');
    expect(shown.said.every(({ text }) => /^\d+ new referrals$/.test(text))).toBe(true);
  });

  it('LIV-12 announces one new row in the singular, and nothing for the first response', async () => {
    const { scheduler, source, shown, poll } = setUp();
    await scheduler.advance(20_000);
    expect(shown.said).toEqual([]);
    source.add(newer('n1'));
    await poll();
    expect(shown.said.map(({ text }) => text)).toEqual(['1 new referral']);
  });

  it('LIV-12 A5 announces nothing while paused', async () => {
    const { list, scheduler, source, shown, poll } = setUp();
    await scheduler.advance(200);
    source.add(newer('n1'));
    await poll();
    source.add(newer('n2', 2));
    await poll();
    list.pause();
    await scheduler.advance(60_000);
    expect(shown.said).toHaveLength(1);
  });

  it('A5 TBL-29 announces the range of a new page', async () => {
    const { list, scheduler, shown } = setUp({ rows: referralRows(214) });
    await scheduler.advance(200);
    list.setQuery({ ...byDate, page: 1 });
    await scheduler.advance(200);
    expect(shown.said.map(({ text }) => text)).toEqual(['Showing 26 to 50 of 214 Referrals']);
  });

  it('LIV-14 I3 counts malformed rows and reports each distinct problem once', async () => {
    const { list, scheduler, source, onDataError, poll } = setUp();
    const bad = { path: 'city', code: 'invalid_union', count: 2 };
    const worse = { path: '', code: 'invalid_type', count: 1 };
    const answer = (page: Partial<ReferralPage>) =>
      vi
        .spyOn(source, 'list')
        .mockResolvedValue({ unchanged: false, page: { rows: source.rows, total: 7, ...page } });
    answer({ rejected: 2, problems: [bad] });
    await scheduler.advance(200);
    expect(list.rows.get()).toMatchObject({ rejected: 2, total: 7 });
    await poll();
    answer({ rejected: 3, problems: [bad, worse] });
    await poll();
    expect(onDataError.mock.calls).toEqual([
      [{ rejected: 2, problems: [bad] }],
      [{ rejected: 3, problems: [worse] }],
    ]);
  });

  it('D8 passes the server time to onServerTime', async () => {
    const { scheduler, source, onServerTime } = setUp();
    vi.spyOn(source, 'list').mockResolvedValue({
      unchanged: false,
      page: { rows: [], total: 0 },
      serverTime: 42,
    });
    await scheduler.advance(200);
    expect(onServerTime).toHaveBeenCalledWith(42);
  });

  it('LIV-8 treats an "unchanged" first response as malformed', async () => {
    const { list, scheduler, source } = setUp();
    vi.spyOn(source, 'list').mockResolvedValue({ unchanged: true });
    await scheduler.advance(200);
    expect(list.status.get().error).toMatchObject({ kind: 'malformed' });
    expect(list.rows.get().isLoading).toBe(true);
  });

  it('D7 makes no requests or announcements after it is stopped', async () => {
    const { scheduler, source, stop, shown, poll } = setUp();
    await scheduler.advance(200);
    source.add(newer('n1'));
    await poll();
    stop();
    shown.said = [];
    const { calls } = source;
    await scheduler.advance(60_000);
    expect(source.calls).toBe(calls);
    expect(shown.said).toEqual([]);
    expect(scheduler.waiting).toBe(0);
  });

  it('T7 retains nothing from rows that are no longer listed', async () => {
    const { list, scheduler, source } = setUp();
    for (let round = 0; round < 50; round += 1) {
      source.setRows(Array.from({ length: 25 }, (_, index) => newer(`${round}-${index}`, round)));
      await scheduler.advance(3000);
    }
    expect(list.rows.get().rows).toHaveLength(25);
    expect(list.rows.get().rowNotes.size).toBe(0);
    expect(scheduler.waiting).toBeLessThanOrEqual(3);
  });
});
