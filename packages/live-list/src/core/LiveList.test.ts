import { describe, expect, it, vi } from 'vitest';
import { createManualScheduler } from '../testing/manualScheduler.ts';
import { type LiveAnswer, LiveList, type LiveListOptions, type LoadOptions } from './LiveList.ts';
import { SourceError } from './SourceError.ts';

interface Seat {
  readonly id: string;
  readonly state: 'free' | 'sold';
}
interface Query {
  readonly hall: string;
}
type Note = 'Just sold' | 'Removed';

const seat = (id: string, state: Seat['state'] = 'free'): Seat => ({ id, state });

function setUp(options: Partial<LiveListOptions<Seat, Query, Note>> = {}) {
  const scheduler = createManualScheduler();
  const service = { rows: [seat('a'), seat('b')], error: null as SourceError | null };
  const load = vi.fn(async (_query: Query, _options: LoadOptions): Promise<LiveAnswer<Seat>> => {
    if (service.error) throw service.error;
    return {
      unchanged: false,
      page: { rows: service.rows.map((row) => ({ ...row })), total: service.rows.length },
    };
  });
  const list = new LiveList<Seat, Query, Note>({
    query: { hall: 'A' },
    scheduler,
    getRowId: (row) => row.id,
    getNote: ({ before, now, note }) => {
      if (now === undefined) return note ?? 'Removed';
      if (now.state === 'free') return undefined;
      return before.state === 'free' ? 'Just sold' : note;
    },
    load,
    ...options,
  });
  const said: string[] = [];
  list.announcement.subscribe(() => said.push(list.announcement.get().text));
  const stop = list.start();
  const ids = () => list.rows.get().rows.map((row) => row.id);
  const notes = () => Object.fromEntries(list.rows.get().rowNotes);
  return { scheduler, service, load, list, said, stop, ids, notes, poll: () => scheduler.advance(3000) };
}

describe('LiveList', () => {
  it('LIV-9 LIV-11 keeps rows in place while held, and shows custom notes on what changed', async () => {
    const { list, service, scheduler, poll, ids, notes } = setUp();
    await scheduler.advance(10);
    const release = list.hold('pointer');
    service.rows = [seat('c'), seat('b', 'sold')];
    await poll();
    expect(ids()).toEqual(['a', 'b']);
    expect(list.rows.get()).toMatchObject({ newCount: 1, rows: [seat('a'), seat('b', 'sold')] });
    expect(notes()).toEqual({ a: 'Removed', b: 'Just sold' });
    release();
    list.showNew();
    expect(ids()).toEqual(['c', 'b']);
    expect(notes()).toEqual({ b: 'Just sold' });
  });

  it('LIV-16 keeps rows in place after a hold until no new rows are left', async () => {
    const { list, service, scheduler, poll, ids } = setUp();
    await scheduler.advance(10);
    const release = list.hold('pointer');
    service.rows = [seat('c'), seat('a'), seat('b')];
    await poll();
    release();
    service.rows = [seat('d'), seat('c'), seat('a'), seat('b')];
    await poll();
    expect(list.rows.get().newCount).toBe(2);
    expect(ids()).toEqual(['a', 'b']);
    // The new rows are gone before anyone saw them, so the list is released automatically.
    service.rows = [seat('b')];
    await poll();
    expect(list.rows.get().newCount).toBe(0);
    expect(ids()).toEqual(['b']);
    service.rows = [seat('e'), seat('b')];
    await poll();
    expect(ids()).toEqual(['e', 'b']);
  });

  it.each<[string, (setting: ReturnType<typeof setUp>) => unknown]>([
    ['an unchanged response', ({ poll }) => poll()],
    [
      'a failed poll',
      ({ service, poll }) => {
        service.error = new SourceError('network', 'The service could not be reached.');
        return poll();
      },
    ],
    [
      'the network coming back',
      ({ scheduler, poll }) => {
        scheduler.goOnline();
        return poll();
      },
    ],
    [
      'leaving the page and coming back',
      ({ scheduler, poll }) => {
        scheduler.setVisible(false);
        scheduler.setVisible(true);
        return poll();
      },
    ],
    [
      'pause and resume',
      ({ list, poll }) => {
        list.pause();
        list.resume();
        return poll();
      },
    ],
    ['another hold that ends', ({ list }) => list.hold('focus')()],
    ['a change of a row', ({ list }) => list.replaceRow(seat('a', 'sold'))],
  ])('LIV-16 keeps the new rows waiting through %s, until they are shown', async (_event, happen) => {
    const setting = setUp();
    const { list, service, scheduler, poll, ids } = setting;
    await scheduler.advance(10);
    const release = list.hold('pointer');
    service.rows = [seat('c'), seat('d'), seat('a'), seat('b')];
    await poll();
    await happen(setting);
    expect(list.rows.get().newCount).toBe(2);
    release();
    expect(list.rows.get().newCount).toBe(2);
    expect(ids()).toEqual(['a', 'b']);
    list.showNew();
    expect(list.rows.get().newCount).toBe(0);
    expect(ids()).toEqual(['c', 'd', 'a', 'b']);
  });

  it('LIV-16 counts down as new rows leave before they are shown, and moves no row while held', async () => {
    const { list, service, scheduler, poll, ids } = setUp();
    await scheduler.advance(10);
    list.hold('pointer');
    const counts: number[] = [];
    for (const fresh of [['c', 'd'], ['d'], []]) {
      service.rows = [...fresh, 'a', 'b'].map((id) => seat(id));
      await poll();
      counts.push(list.rows.get().newCount);
      expect(ids()).toEqual(['a', 'b']);
    }
    expect(counts).toEqual([2, 1, 0]);
  });

  it('LIV-10 adds no note to a row that the user changed', async () => {
    const { list, service, scheduler, poll, notes } = setUp();
    await scheduler.advance(10);
    list.replaceRow(seat('b', 'sold'), { isOwn: true });
    list.replaceRow(seat('a', 'sold'));
    expect(notes()).toEqual({ a: 'Just sold' });
    service.rows = [seat('b', 'sold')];
    list.hold('panel');
    await poll();
    expect(notes()).toEqual({ a: 'Just sold' });
  });

  it('D6 compares rows field by field, so that equal responses cause no render', async () => {
    const { list, scheduler, service, poll } = setUp();
    await scheduler.advance(10);
    const before = list.rows.get();
    await poll();
    expect(list.rows.get()).toBe(before);
    service.rows = [seat('a'), seat('b', 'sold')];
    await poll();
    expect(list.rows.get().rows[0]).toBe(before.rows[0]);
    expect(list.rows.get().rows[1]).not.toBe(before.rows[1]);
  });

  it('LIV-12 announces new rows and the result of a query, with default or custom texts', async () => {
    for (const [texts, expected] of [
      [undefined, ['1 new row', '2 new rows', '4 of 5 rows']],
      [
        { newRows: (count: number) => `${count} more`, shown: () => 'Hall B' },
        ['1 more', '2 more', 'Hall B'],
      ],
    ] as const) {
      const { list, said, scheduler, service, load } = setUp({ texts });
      await scheduler.advance(10);
      service.rows = [...service.rows, seat('c')];
      await scheduler.advance(30_000);
      service.rows = [...service.rows, seat('d'), seat('e')];
      await scheduler.advance(60_000);
      load.mockResolvedValue({ unchanged: false, page: { rows: service.rows.slice(1), total: 5 } });
      list.setQuery({ hall: 'B' });
      await scheduler.advance(20_000);
      expect(said).toEqual(expected);
    }
  });

  it('LIV-5 empties the list on an error only if isEmpty says so', async () => {
    const isNotFound = (error: unknown) => error instanceof SourceError && error.status === 404;
    for (const [isEmpty, left] of [
      [undefined, 2],
      [isNotFound, 0],
    ] as const) {
      const { list, scheduler, service, poll } = setUp(isEmpty ? { isEmpty } : {});
      await scheduler.advance(10);
      list.hold('panel');
      service.error = new SourceError('http', 'Not found', { status: 404 });
      await poll();
      expect(list.rows.get().rows).toHaveLength(left);
    }
  });

  it('LIV-9 counts every unknown row as new without getRowTime', async () => {
    const { list, scheduler, service, poll } = setUp();
    await scheduler.advance(10);
    list.hold('focus');
    service.rows = [...service.rows, seat('z')];
    await poll();
    expect(list.rows.get().newCount).toBe(1);
    list.showNew();
    expect(list.rows.get()).toMatchObject({ newCount: 0, total: 3 });
  });

  it('LIV-8 sends the last etag, and none after its own change', async () => {
    const { list, load, scheduler, poll } = setUp();
    load.mockImplementation(async (_query, { etag }) =>
      etag === '"1"'
        ? { unchanged: true }
        : { unchanged: false, page: { rows: [seat('a')], total: 1 }, etag: '"1"' },
    );
    await scheduler.advance(10);
    await poll();
    list.replaceRow(seat('a', 'sold'));
    await poll();
    expect(load.mock.calls.map(([, { etag }]) => etag)).toEqual([undefined, '"1"', undefined]);
    expect(list.status.get()).toMatchObject({ state: 'live', failures: 0 });
  });
});
