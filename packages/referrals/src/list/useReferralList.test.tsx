// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { agentColumns, cityColumn, premiumColumn } from '../columns/referralColumns.tsx';
import type { Referral } from '../model/referral.ts';
import { visibleColumns } from '../table/drawnTable.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import type { ReferralListState } from './listState.ts';
import { ReferralTable } from './ReferralTable.tsx';
import {
  type ReferralList,
  type ReferralListSource,
  type UseReferralListOptions,
  useReferralList,
} from './useReferralList.ts';

const columns = agentColumns();

/** The referrals that a list shows, in order. */
const shown = ({ table }: ReferralList) => table.getRowModel().rows.map(({ original }) => original);

function wrapper({ children }: { readonly children: ReactNode }) {
  return <ClockProvider clock={createManualClock(storyTime)}>{children}</ClockProvider>;
}

async function open(options: Partial<UseReferralListOptions> = {}) {
  const memory = createMemorySource({ rows: referralRows(60) });
  const source = { list: vi.fn<ReferralListSource['list']>(memory.list) };
  const { result, rerender } = renderHook(
    (changed: Partial<UseReferralListOptions>) =>
      useReferralList({ id: 'test', source, columns, audience: 'admin', ...options, ...changed }),
    { wrapper, initialProps: {} },
  );
  await waitFor(() => expect(shown(result.current)).not.toHaveLength(0));
  return { list: () => result.current, rerender, asked: () => source.list.mock.lastCall?.[0], memory };
}

describe('list state', () => {
  it('TBL-12 cycles through descending, ascending and no sort', async () => {
    const { list, asked } = await open();
    for (const [sort, order] of [
      ['city', 'desc'],
      ['city', 'asc'],
      [null, 'desc'],
    ]) {
      act(() => list().table.getColumn('city')?.toggleSorting());
      await waitFor(() => expect(asked()).toMatchObject({ sort, order }));
    }
    expect(list().table.state.sorting).toEqual([]);
  });

  it('hides, reorders and pins columns through the table', async () => {
    const { list } = await open();
    act(() => list().table.getColumn('type')?.toggleVisibility(false));
    act(() => list().table.setColumnOrder(['city', 'addDate']));
    act(() => list().table.getColumn('category')?.pin('start'));
    const ids = visibleColumns(list().table.getHeaderGroups()).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['category', 'city', 'addDate']);
    expect(ids).not.toContain('type');
    expect(list().table.getColumn('category')?.getIsPinned()).toBe('start');
  });

  it('TBL-32 returns to the first page when a filter changes', async () => {
    const { list } = await open();
    act(() => list().table.setPageIndex(1));
    expect(list().state.pagination.pageIndex).toBe(1);
    act(() => list().setFilters({ period: '30days' }));
    expect(list().state.pagination.pageIndex).toBe(0);
  });

  it('can be controlled: changes are reported to the host, not applied', async () => {
    const onStateChange = vi.fn<(state: ReferralListState) => void>();
    const state = { sorting: [{ id: 'city', desc: false }] };
    const { list, rerender } = await open({ state, onStateChange });
    act(() => list().table.getColumn('category')?.toggleSorting());
    expect(onStateChange).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sorting: [{ id: 'category', desc: true }] }),
    );
    expect(list().state.sorting).toEqual(state.sorting);
    rerender({ state: { sorting: [{ id: 'category', desc: true }] } });
    expect(list().table.getColumn('category')?.getIsSorted()).toBe('desc');
  });

  const slices = {
    sorting: [{ id: 'city', desc: false }],
    pagination: { pageIndex: 1, pageSize: 10 },
    columnVisibility: { type: false },
    columnOrder: ['city', 'type'],
    columnPinning: { start: ['city'], end: [] },
    columnSizing: { city: 240 },
    density: 'compact',
  } as const satisfies { readonly [Slice in keyof ReferralListState]?: unknown };

  it.each(Object.entries(slices))(
    '%s has an initial value, reports changes and can be controlled',
    async (slice, value) => {
      const onStateChange = vi.fn();
      const own = await open({ onStateChange });
      const defaults = own.list().state[slice as keyof typeof slices];
      act(() => own.list().setState({ [slice]: value }));
      expect(onStateChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ [slice]: value }));
      expect(own.list().state).toMatchObject({ [slice]: value });

      const started = await open({ initialState: { [slice]: value } });
      expect(started.list().state).toMatchObject({ [slice]: value });

      const held = await open({ state: { [slice]: value }, onStateChange });
      act(() => held.list().setState({ [slice]: defaults }));
      expect(onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ [slice]: defaults }));
      expect(held.list().state).toMatchObject({ [slice]: value });
    },
  );

  it('preserves the identity of columns and unchanged rows when a poll changes one row', async () => {
    const { list, memory } = await open({ interval: 10 });
    const before = list();
    const rowsBefore = before.table.getRowModel().rows;
    const changed = { ...(shown(before)[3] as Referral), city: 'Elsewhere' };
    act(() =>
      memory.setRows(memory.rows.map((row) => (row.opportunityId === changed.opportunityId ? changed : row))),
    );
    await waitFor(() => expect(shown(list())[3]?.city).toBe('Elsewhere'));
    expect(list().table.getHeaderGroups()).toBe(before.table.getHeaderGroups());
    const rowsNow = list().table.getRowModel().rows;
    expect(rowsNow.filter((row, index) => row !== rowsBefore[index])).toHaveLength(1);
  });
});

describe('client-side processing', () => {
  const rows = [
    aReferral({ opportunityId: '1', city: 'Boise', estimatedPremium: 300 }),
    aReferral({ opportunityId: '2', city: 'Austin', estimatedPremium: 100 }),
    aReferral({ opportunityId: '3', city: 'Camden', estimatedPremium: 200 }),
  ];
  const source: ReferralListSource = { list: async () => ({ unchanged: false, page: { rows, total: 3 } }) };
  const ids = (rows: readonly Referral[]) => rows.map(({ opportunityId }) => opportunityId).join('');

  it('sorts and paginates the rows', async () => {
    const initialState = {
      sorting: [{ id: 'estimatedPremium', desc: true }],
      pagination: { pageSize: 2 },
    };
    const few = [cityColumn, premiumColumn];
    const { list } = await open({ source, columns: few, processing: 'client', initialState });
    expect(ids(shown(list()))).toBe('13');
    act(() => list().table.nextPage());
    expect(ids(shown(list()))).toBe('2');
    act(() => list().setState({ sorting: [{ id: 'city', desc: false }] }));
    expect(ids(shown(list()))).toBe('21');
  });

  it('TBL-25 TBL-29 TBL-32 filters as the service does, and counts what is left', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      aReferral({
        opportunityId: String(index),
        state: index % 2 ? 'OK' : 'TX',
        addDate: minutesAgo(index < 40 ? 5 : 4 * 24 * 60),
        marketplaceStatus: index % 10 ? 'Available' : 'Claimed',
        marketplaceExpirationDate: index % 10 === 1 ? minutesAgo(1) : minutesAgo(-30),
      }),
    );
    const all: ReferralListSource = {
      list: async () => ({ unchanged: false, page: { rows: many, total: 99 } }),
    };
    const initialState = {
      filters: { showClaimed: true, period: '7days' },
      pagination: { pageIndex: 1 },
    } as const;
    const { list } = await open({ source: all, processing: 'client', initialState });
    const counts = () => [
      shown(list()).length,
      list().table.getRowCount(),
      list().table.state.pagination.pageIndex,
    ];
    expect(counts()).toEqual([25, 60, 1]);
    for (const [filters, count] of [
      [{ period: '48hours' }, 40],
      [{ showClaimed: false }, 32],
      [{ state: 'OK' }, 16],
    ] as const) {
      act(() => list().setFilters(filters));
      await waitFor(() => expect(counts()).toEqual([Math.min(25, count), count, 0]));
      // Later announcements wait, so that nobody hears too many.
      expect(list().live.list.announcement.get().text).toBe('Showing 1 to 25 of 40 Referrals');
    }
  });
});

describe('selected rows', () => {
  const ids = (rows: readonly Referral[]) => rows.map(({ opportunityId }) => opportunityId);
  const click = (shiftKey = false) => ({ shiftKey, target: { checked: true } });

  it('TBL-69 can be selected one by one, by range and by page', async () => {
    const { list } = await open();
    const all = ids(shown(list()));
    act(() =>
      list()
        .table.getRow(all[1] ?? '')
        .getToggleSelectedHandler()(click()),
    );
    expect(ids(list().selection.rows)).toEqual([all[1]]);
    act(() =>
      list()
        .table.getRow(all[4] ?? '')
        .getToggleSelectedHandler()(click(true)),
    );
    expect(ids(list().selection.rows)).toEqual(all.slice(1, 5));
    act(() => list().table.toggleAllPageRowsSelected());
    expect(ids(list().selection.rows)).toEqual(all);
    expect(list().table.getIsAllPageRowsSelected()).toBe(true);
  });

  it('TBL-69 survive polls and drop rows that leave the list', async () => {
    const { list, memory } = await open({ interval: 10 });
    const [first = '', second = ''] = ids(shown(list()));
    act(() => list().setState({ rowSelection: { [first]: true, [second]: true } }));
    act(() => memory.setRows(memory.rows.map((row) => ({ ...row }))));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ids(list().selection.rows)).toEqual([first, second]);
    act(() => memory.setRows(memory.rows.filter(({ opportunityId }) => opportunityId !== first)));
    await waitFor(() => expect(ids(list().selection.rows)).toEqual([second]));
    await waitFor(() => expect(Object.keys(list().state.rowSelection)).toEqual([second]));
  });

  it('TBL-69 can be preset or controlled by the host', async () => {
    const id = ids(shown((await open()).list()))[2] ?? '';
    const { list } = await open({ initialState: { rowSelection: { [id]: true } } });
    expect(ids(list().selection.rows)).toEqual([id]);
    const onStateChange = vi.fn();
    const held = await open({ state: { rowSelection: { [id]: true } }, onStateChange });
    expect(ids(held.list().selection.rows)).toEqual([id]);
    expect(onStateChange).not.toHaveBeenCalled();
    act(() => held.list().table.getRow(id).getToggleSelectedHandler()({ target: { checked: false } }));
    expect(onStateChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rowSelection: {} }));
    expect(ids(held.list().selection.rows)).toEqual([id]);
  });

  it('TBL-69 are cleared when the query changes', async () => {
    const { list } = await open();
    act(() => list().table.toggleAllPageRowsSelected());
    act(() => list().table.getColumn('city')?.toggleSorting());
    expect(list().selection.rows).toEqual([]);
  });
});

it('throws when a component is outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ReferralTable label="Referrals" />)).toThrow(
    'ReferralTable must be inside <ReferralListProvider>',
  );
  expect(screen.queryByRole('table')).toBeNull();
});
