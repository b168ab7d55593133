// @vitest-environment jsdom
import type * as TanStackTable from '@tanstack/react-table';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visibleColumns } from '../table/drawnTable.ts';
import type { ReferralList, ReferralListSource, UseReferralListOptions } from './useReferralList.ts';

const engine = vi.hoisted(() => ({ without: '' }));

vi.mock('@tanstack/react-table', async (load) => {
  const real = await load<typeof TanStackTable>();
  const tableFeatures = (features: object) =>
    real.tableFeatures(
      Object.fromEntries(Object.entries(features).filter(([name]) => name !== engine.without)),
    );
  return { ...real, tableFeatures };
});

/** Loads the list again, on a table engine without one of its features. */
async function load(without: string) {
  engine.without = without;
  vi.resetModules();
  const [{ useReferralList }, { agentColumns }, { aReferral }] = await Promise.all([
    import('./useReferralList.ts'),
    import('../columns/referralColumns.tsx'),
    import('../testing/aReferral.ts'),
  ]);
  return { useReferralList, agentColumns, aReferral };
}

/** The list with its whole table engine, which is loaded once. */
const whole = load('');

/** Renders a list of five referrals, sorted and paged in the browser, on a table without one of its features. */
async function open(without: string, options: Partial<UseReferralListOptions> = {}) {
  const { useReferralList, agentColumns, aReferral } = await (without === '' ? whole : load(without));
  const cities = ['Camden', 'Austin', 'Eugene', 'Boise', 'Dallas'];
  const rows = cities.map((city) => aReferral({ opportunityId: city, city }));
  const source: ReferralListSource = { list: async () => ({ unchanged: false, page: { rows, total: 5 } }) };
  const columns = agentColumns();
  const initialState = { sorting: [] };
  const { result } = renderHook(() =>
    useReferralList({
      id: 'test',
      source,
      columns,
      audience: 'agent',
      processing: 'client',
      hasFilters: false,
      initialState,
      ...options,
    }),
  );
  await waitFor(() => expect(result.current.live.query).not.toBeNull());
  return () => result.current;
}

type Probe = (without: string) => Promise<unknown>;

const ids = ({ table }: ReferralList) => visibleColumns(table.getHeaderGroups()).map(({ id }) => id);
const cities = ({ table }: ReferralList) => table.getRowModel().rows.map(({ original }) => original.city);

/** Probes of what users do with a list, by the TanStack Table feature behind it. */
const probes: Readonly<Record<string, readonly [probe: Probe, result: unknown]>> = {
  rowSortingFeature: [
    async (without) => {
      const list = await open(without);
      act(() => list().table.getColumn('city')?.toggleSorting());
      return cities(list());
    },
    ['Eugene', 'Dallas', 'Camden', 'Boise', 'Austin'],
  ],
  rowPaginationFeature: [
    async (without) => {
      const list = await open(without, { initialState: { sorting: [], pagination: { pageSize: 2 } } });
      act(() => list().table.nextPage());
      return cities(list());
    },
    ['Eugene', 'Boise'],
  ],
  columnVisibilityFeature: [
    async (without) => {
      const list = await open(without);
      act(() => list().setState({ columnVisibility: { type: false, decayStatus: false } }));
      return ids(list()).slice(0, 2);
    },
    ['addDate', 'category'],
  ],
  columnOrderingFeature: [
    async (without) => {
      const list = await open(without);
      act(() => list().setState({ columnOrder: ['city', 'type'] }));
      return ids(list()).slice(0, 3);
    },
    ['city', 'type', 'addDate'],
  ],
  columnPinningFeature: [
    async (without) => {
      const list = await open(without);
      act(() => list().table.getColumn('category')?.pin('start'));
      return [ids(list())[0], list().table.getColumn('category')?.getIsPinned()];
    },
    ['category', 'start'],
  ],
  columnSizingFeature: [
    async (without) => {
      const list = await open(without);
      act(() => list().table.setColumnSizing({ city: 240 }));
      return list().state.columnSizing;
    },
    { city: 240 },
  ],
  columnResizingFeature: [
    async (without) => {
      const list = await open(without);
      return list().table.getColumn('addDate')?.getCanResize();
    },
    true,
  ],
  rowSelectionFeature: [
    async (without) => {
      const list = await open(without);
      act(() => list().table.toggleAllPageRowsSelected());
      return list().selection.rows.length;
    },
    5,
  ],
};

/** Returns the result of a probe. Without its feature, the engine may also throw. */
const found = (probe: Probe, without: string) => probe(without).catch(() => 'nothing');

describe.each(Object.entries(probes))('%s', (feature, [probe, result]) => {
  it('TBL-68 produces the visible result', async () => {
    expect(await found(probe, '')).toEqual(result);
  });

  it('is the only implementation of that behavior', async () => {
    expect(await found(probe, feature)).not.toEqual(result);
  });
});
