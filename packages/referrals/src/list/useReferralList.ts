import type { LiveScheduler, LoadOptions } from '@advantage/live-list';
import { type RowStore, useHold, useHoldHandlers, useLiveList, useStore } from '@advantage/live-list/react';
import { useClock, useTexts } from '@advantage/ui';
import { useEvent, useLatest } from '@advantage/ui/internal';
import {
  type Column,
  type ColumnPinningPosition,
  functionalUpdate,
  type OnChangeFn,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  announcements,
  type ReferralRowsOptions,
  type RowNote,
  type RowNotes,
  referralRules,
  removedNote,
} from '../live/referralRules.ts';
import type { ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { referralStoreOf } from '../model/referralStore.ts';
import { withdrawn } from '../model/withdrawn.ts';
import type { ListAnswer } from '../source/referralSource.ts';
import type { NamedColumnMeta } from '../table/columnMeta.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import { columnInfo, columnInfos, type InfoColumn } from './columnInfo.ts';
import { failingSince } from './failingSince.ts';
import { toListSnapshot } from './listSnapshot.ts';
import {
  definedOnly,
  type InitialListState,
  initialListState,
  type ListStateChange,
  listQuery,
  nextListState,
  type ReferralListState,
} from './listState.ts';
import { type ReferralColumn, type ReferralTableFeatures, referralTableFeatures } from './referralTable.ts';
import { refusalOf } from './refusal.ts';
import { useRowSelection, useSelectionMode } from './useRowSelection.ts';
import { useToday } from './useToday.ts';
import { useViewOfTable } from './viewOfTable.tsx';

/** Where the rows of a list come from. A `ReferralSource` is one. */
export interface ReferralListSource<Row extends Referral = Referral> {
  list(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer<Row>>;
}

/** Called with the new value of a slice of the state. A state setter of React fits. */
type OnChange<Slice extends keyof ReferralListState> = (value: ReferralListState[Slice]) => void;

/** The state of a list as its host holds it. Everything is optional: the list holds what its host does not. */
export interface ReferralListStateOptions {
  /** What the list starts with. Read once. Default: the first page, newest first, with the columns that are not hidden. */
  readonly initialState?: InitialListState | undefined;
  /** The slices that the host holds. Default none: the list holds them all. */
  readonly state?: ListStateChange | undefined;
  /** Called with the whole state after each change, once. */
  readonly onStateChange?: ((state: ReferralListState) => void) | undefined;
  /** Called with the new sort, after a header, the sort menu or an address changed it. */
  readonly onSortingChange?: OnChange<'sorting'> | undefined;
  /** Called with the new page, or the new number of rows of a page. */
  readonly onPaginationChange?: OnChange<'pagination'> | undefined;
  /** Called when a column was shown or hidden. */
  readonly onColumnVisibilityChange?: OnChange<'columnVisibility'> | undefined;
  /** Called with the ids of all columns in their new order. */
  readonly onColumnOrderChange?: OnChange<'columnOrder'> | undefined;
  /** Called with the columns that stay at the edges while the table scrolls. */
  readonly onColumnPinningChange?: OnChange<'columnPinning'> | undefined;
  /** Called with the widths that the reader gave to columns, in pixels. */
  readonly onColumnSizingChange?: OnChange<'columnSizing'> | undefined;
  /** Called with the ids of the rows whose checkboxes are set. */
  readonly onRowSelectionChange?: OnChange<'rowSelection'> | undefined;
  /** Called with all filters after one of them changed. */
  readonly onFiltersChange?: OnChange<'filters'> | undefined;
  /** Called with the new height of the rows. */
  readonly onDensityChange?: OnChange<'density'> | undefined;
}

/** Which referral is open, in React Aria's terms. */
export interface ListSelectionOptions {
  /** The id of the open referral; null for none. Default: the list holds it. */
  readonly selectedKey?: string | null | undefined;
  /** The referral that is open at first. Read once. Default none. */
  readonly defaultSelectedKey?: string | null | undefined;
  /** Called with the id of the referral to open, or null to close. */
  readonly onSelectedKeyChange?: ((key: string | null) => void) | undefined;
}

/** What `useReferralList` is given: a source, columns, who reads, and the parts of the state that the host holds. */
export interface UseReferralListOptions<Row extends Referral = Referral>
  extends ReferralListStateOptions,
    ListSelectionOptions,
    Pick<ReferralRowsOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval'> {
  /** Name of the list, for files and saved views, e.g. 'all-referrals'. */
  readonly id: string;
  /** Where the rows come from. Keep it the same object from render to render, or give an `origin` that stays the same. */
  readonly source: ReferralListSource<Row>;
  /**
   * What the source is a part of: lists and details of one origin share what they know, and the list reloads when it
   * changes. Default: the source.
   */
  readonly origin?: object | undefined;
  /** Every column that can show, in order. Keep it the same list from render to render. */
  readonly columns: readonly ReferralColumn<Row>[];
  /** Columns that the list can be sorted by without showing them. Keep it the same list. Default none. */
  readonly alsoSortsBy?: readonly ReferralColumn<Row>[] | undefined;
  /** Who reads the list: decides what cells and exports say. */
  readonly audience: ReferralAudience;
  /** The reader's own user name, for the In-Appetite filter and for claims. Default null. */
  readonly username?: string | null | undefined;
  /** Whether prices may show. Default true. */
  readonly showPrices?: boolean | undefined;
  /** Whether queries have filters. Default true; false for services that only sort and page. */
  readonly hasFilters?: boolean | undefined;
  /** `client`: the source brings all rows at once, and the list sorts and pages them. Default `server`. */
  readonly processing?: 'server' | 'client' | undefined;
  /** For tests. Default: the browser page. Read once. */
  readonly scheduler?: LiveScheduler | undefined;
}

const noColumns: readonly never[] = [];

/**
 * A live list of referrals: the state of its columns, sort, pages, selection and filters on TanStack Table, and its rows,
 * which keep themselves up to date. Give the result to `ReferralListProvider`.
 */
export function useReferralList<Row extends Referral = Referral>(options: UseReferralListOptions<Row>) {
  const { columns, source, audience, username = null, alsoSortsBy = noColumns } = options;
  const { hasFilters = true, processing = 'server' } = options;
  const infos = useMemo(() => columnInfos(columns), [columns]);
  const sortInfos = useMemo(
    () => [...infos, ...columnInfos(alsoSortsBy).filter(({ id }) => infos.every((info) => info.id !== id))],
    [infos, alsoSortsBy],
  );
  const { state, change, usual } = useListState(options);
  const isClient = processing === 'client';
  const query = useListQuery({ state, sortInfos, username, hasFilters, isClient });
  const clock = useClock();
  const latestSource = useLatest(source);
  const load = useCallback(
    (asked: ReferralListQuery, call: LoadOptions) => latestSource.current.list(asked, call),
    [latestSource],
  );
  const latestRows = useRef<readonly Row[]>([]);
  const live = useLiveList<Row, ReferralListQuery, RowNote>({
    ...rules,
    texts: announcements(useTexts()),
    query,
    load,
    origin: options.origin ?? source,
    storeOf: useRowStores(latestRows),
    now: () => clock.now(),
    scheduler: options.scheduler,
    interval: options.interval,
    onDataError: options.onDataError,
    onError: options.onError,
    onServerTime: options.onServerTime,
  });
  const { list, rowNotes } = live;
  const rows = useMemo(() => withoutOffersOfGone(live.rows, rowNotes), [live.rows, rowNotes]);
  useEffect(() => {
    latestRows.current = live.rows;
  }, [live.rows]);
  const setter =
    <Slice extends keyof ReferralListState>(slice: Slice): OnChangeFn<ReferralListState[Slice]> =>
    (updater) =>
      change((now) => ({ [slice]: functionalUpdate(updater, now[slice]) }));
  const { filters, density, ...tableState } = state;
  const selection = useSelectionMode(columns, state, change);
  const table = useTable({
    features: referralTableFeatures,
    columns: selection.columns,
    data: rows,
    getRowId: rules.getRowId,
    state: { ...tableState, columnPinning: selection.columnPinning },
    initialState: usual,
    onSortingChange: setter('sorting'),
    onPaginationChange: setter('pagination'),
    onColumnVisibilityChange: setter('columnVisibility'),
    onColumnOrderChange: setter('columnOrder'),
    onColumnPinningChange: setter('columnPinning'),
    onColumnSizingChange: setter('columnSizing'),
    onRowSelectionChange: setter('rowSelection'),
    manualSorting: !isClient,
    manualPagination: !isClient,
    rowCount: isClient ? live.rows.length : live.total,
    enableMultiSort: false,
    sortDescFirst: true,
    autoResetPageIndex: false,
    enableRowSelection: ({ original }) => !original.isGone,
  });
  const { visible, ...view } = useViewOfTable(table, isClient ? undefined : rows);
  const selectedRows = useRowSelection({
    rows,
    hasAnswer: live.query !== null,
    state,
    change,
  });
  const [selectedKey, setSelectedKey] = useSelectedKey(options);
  useHold(list, 'panel', selectedKey !== null);
  const shown = useMemo(
    () => toListSnapshot({ rows: view.rows, total: live.total }, { query, load }),
    [view.rows, live.total, query, load],
  );
  const claimAsker = useRef<((referral: Referral) => void) | null>(null);
  const tableRef = useRef<HTMLDivElement>(null);
  const { claims } = referralStoreOf(options.origin ?? source);
  const definitions: readonly InfoColumn[] = columns;
  const sortDefinitions: readonly InfoColumn[] = alsoSortsBy;
  return {
    id: options.id,
    table,
    live: list,
    columns: infos,
    sortColumns: sortInfos,
    /** The column definitions, for addresses and saved views. */
    definitions,
    alsoSortsBy: sortDefinitions,
    /** The columns that show and have a value, for exports. */
    csvColumns: useMemo(() => csvColumns(visible), [visible]),
    audience,
    username,
    showPrices: options.showPrices ?? true,
    hasFilters,
    view,
    rows: view.rows,
    total: isClient ? live.rows.length : live.total,
    query: live.query,
    isLoading: live.isLoading,
    rowNotes,
    rejected: live.rejected,
    newCount: live.newCount,
    failingSince: useStore(list.status, failingSince),
    refusal: useStore(list.status, refusalOf),
    holdHandlers: useHoldHandlers(list),
    /** The whole state: the slices of the table, filters and density. */
    state,
    /** What the list shows when nobody chose otherwise. */
    usual,
    filters,
    density,
    selectedRows,
    /** When rows have checkboxes. */
    selectionMode: selection.mode,
    /** Shows checkboxes, or hides them and clears the selection. */
    setSelecting: selection.setSelecting,
    selectedKey,
    setSelectedKey,
    /** Sorts by a column: descending, then ascending, then not. */
    toggleSorting: useEvent((columnId: string) => table.getColumn(columnId)?.toggleSorting()),
    /** Pins a column to an edge of the table, or not. */
    pinColumn: (columnId: string, side: ColumnPinningPosition) => table.getColumn(columnId)?.pin(side),
    /** Whether a row can be selected: not when it left the list. */
    canSelect: (rowId: string) => table.getRowModel().rowsById[rowId]?.getCanSelect() ?? false,
    /** Selects a row, or not, for the click on its checkbox; with Shift, all rows from the previous click to this one. */
    toggleRow: useEvent((rowId: string, event: unknown) =>
      table.getRow(rowId).getToggleSelectedHandler()(event),
    ),
    /** Whether all rows of the page are selected, and how to select them all or none. Asks every row, so only when read. */
    pageSelection: {
      get isAll() {
        return table.getIsAllPageRowsSelected();
      },
      get isSome() {
        return table.getIsSomePageRowsSelected();
      },
      toggle: () => table.toggleAllPageRowsSelected(),
    },
    /** Puts a newer version of a referral in its place; fields of the host stay as the list has them. */
    replaceRow: useEvent((referral: Referral, how: { readonly isOwn?: boolean } = {}) => {
      const row = withFields(live.rows, referral);
      if (row) list.replaceRow(row, how);
    }),
    /** Changes slices of the state. */
    setState: useEvent((to: ListStateChange) => change(() => to)),
    /** The rows that show and a way to load the others, for exports. */
    shown,
    /** The reader's claims at the origin of the list, for its rows. */
    claims,
    /** Asks at its row whether to claim a referral, where `ReferralDetails` can claim; elsewhere opens the referral. */
    requestClaim: useEvent((referral: Referral) => {
      if (claimAsker.current) claimAsker.current(referral);
      else setSelectedKey(referral.opportunityId);
    }),
    claimAsker,
    /** What `ReferralTable` shows: a part that looks for a row looks here. */
    tableRef,
  };
}

/** A list of referrals, for `ReferralListProvider`. */
export type ReferralList<Row extends Referral = Referral> = ReturnType<typeof useReferralList<Row>>;

const { reconcile: _, storeOf, ...rules } = referralRules;

/** The rows of a list; those that stay in their places after they left it offer nothing. */
const withoutOffersOfGone = <Row extends Referral>(rows: readonly Row[], notes: RowNotes): readonly Row[] =>
  [...notes.values()].includes(removedNote)
    ? rows.map((row) => (notes.get(row.opportunityId) === removedNote ? withdrawn(row) : row))
    : rows;

/** A newer version of a referral, with the fields that only the row of the list has. */
function withFields<Row extends Referral>(rows: readonly Row[], referral: Referral): Row | undefined {
  const row = rows.find(({ opportunityId }) => opportunityId === referral.opportunityId);
  return row && { ...row, ...referral };
}

/** Gives the shared store of an origin in the terms of this list's rows: the same object for the same store. */
function useRowStores<Row extends Referral>(rows: { readonly current: readonly Row[] }) {
  const [adapted] = useState(() => new WeakMap<object, RowStore<Row>>());
  return useCallback(
    (origin: unknown): RowStore<Row> | undefined => {
      const store = storeOf(origin);
      if (!store) return undefined;
      const known = adapted.get(store);
      if (known) return known;
      const rowStore: RowStore<Row> = {
        reconcile: store.reconcile,
        subscribe: (onRow) =>
          store.subscribe((referral, how) => {
            const row = withFields(rows.current, referral);
            if (row) onRow(row, how);
          }),
      };
      adapted.set(store, rowStore);
      return rowStore;
    },
    [adapted, rows],
  );
}

/** A column as exports know it. */
export interface CsvColumn {
  readonly id: string;
  readonly meta: NamedColumnMeta;
  /** The value of a row, where the column has no text. */
  accessorFn?(row: Referral, index: number): unknown;
}

/** The columns with something to export: a display column without `text` and `csv` has nothing. */
const csvColumns = <Row extends Referral>(
  columns: readonly Column<ReferralTableFeatures, Row>[],
): readonly CsvColumn[] =>
  columns.flatMap(({ id, accessorFn, columnDef }) => {
    const { meta } = columnInfo({ id, header: columnDef.header, meta: columnDef.meta });
    if (!accessorFn && !meta.text && !meta.csv) return [];
    return [{ id, meta, ...(accessorFn && { accessorFn }) }];
  });

/** The state in force, and one function that changes it. */
function useListState<Row extends Referral>(options: UseReferralListOptions<Row>) {
  const { columns, audience, initialState, state: given } = options;
  const [usual] = useState(() => initialListState(columns, audience, initialState));
  const [own, setOwn] = useState(usual);
  const state = useMemo(
    (): ReferralListState => (given ? { ...own, ...definedOnly(given) } : own),
    [own, given],
  );
  const change = useEvent((to: (now: ReferralListState) => ListStateChange) => {
    const next = nextListState(state, to(state));
    const isHeld = (slice: string) => given !== undefined && Object.hasOwn(definedOnly(given), slice);
    const changed = Object.entries(next).filter(
      ([slice, value]) => !isHeld(slice) && !Object.values(state).includes(value),
    );
    // A host that holds the state renders for it once, not twice.
    if (changed.length > 0) setOwn((before) => ({ ...before, ...Object.fromEntries(changed) }));
    reportChanges(options, state, next);
  });
  return { state, change, usual };
}

/** Calls the host back for every slice that changed, then for the whole. */
function reportChanges(options: ReferralListStateOptions, before: ReferralListState, now: ReferralListState) {
  if (before.sorting !== now.sorting) options.onSortingChange?.(now.sorting);
  if (before.pagination !== now.pagination) options.onPaginationChange?.(now.pagination);
  if (before.columnVisibility !== now.columnVisibility)
    options.onColumnVisibilityChange?.(now.columnVisibility);
  if (before.columnOrder !== now.columnOrder) options.onColumnOrderChange?.(now.columnOrder);
  if (before.columnPinning !== now.columnPinning) options.onColumnPinningChange?.(now.columnPinning);
  if (before.columnSizing !== now.columnSizing) options.onColumnSizingChange?.(now.columnSizing);
  if (before.rowSelection !== now.rowSelection) options.onRowSelectionChange?.(now.rowSelection);
  if (before.filters !== now.filters) options.onFiltersChange?.(now.filters);
  if (before.density !== now.density) options.onDensityChange?.(now.density);
  options.onStateChange?.(now);
}

interface QueryOptions {
  readonly state: ReferralListState;
  readonly sortInfos: Parameters<typeof listQuery>[1];
  readonly username: string | null;
  readonly hasFilters: boolean;
  readonly isClient: boolean;
}

function useListQuery({ state, sortInfos, username, hasFilters, isClient }: QueryOptions): ReferralListQuery {
  const today = useToday();
  const { sorting, pagination, filters } = state;
  return useMemo(() => {
    const { sort, order, page, size, ...others } = listQuery(
      { sorting, pagination, filters },
      sortInfos,
      today,
      username,
    );
    return { ...(isClient ? {} : { sort, order, page, size }), ...(hasFilters && others) };
  }, [sorting, pagination, filters, sortInfos, today, username, hasFilters, isClient]);
}

function useSelectedKey({
  selectedKey,
  defaultSelectedKey = null,
  onSelectedKeyChange,
}: ListSelectionOptions) {
  const [own, setOwn] = useState(defaultSelectedKey);
  const set = useEvent((key: string | null) => {
    setOwn(key);
    onSelectedKeyChange?.(key);
  });
  return [selectedKey === undefined ? own : selectedKey, set] as const;
}
