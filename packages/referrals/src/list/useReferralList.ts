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
import { markAsGone } from '../model/markAsGone.ts';
import type { Referral } from '../model/referral.ts';
import { getReferralStore } from '../model/referralStore.ts';
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
import { useViewOfTable } from './useViewOfTable.tsx';

/** Loads the rows of a list. Every `ReferralSource` is one. */
export interface ReferralListSource<Row extends Referral = Referral> {
  list(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer<Row>>;
}

/** Called with the new value of a state slice. A React state setter fits. */
type OnChange<Slice extends keyof ReferralListState> = (value: ReferralListState[Slice]) => void;

/**
 * Initial and controlled state of a list. Every slice is optional: the list manages the ones its host doesn't control.
 */
export interface ReferralListStateOptions {
  /** Initial state, read once. Default: the first page, newest first, with the columns that are not hidden. */
  readonly initialState?: InitialListState | undefined;
  /** Slices that the host controls. Default none: the list manages them all. */
  readonly state?: ListStateChange | undefined;
  /** Called once per change, with the whole state. */
  readonly onStateChange?: ((state: ReferralListState) => void) | undefined;
  /** Called with the new sort. */
  readonly onSortingChange?: OnChange<'sorting'> | undefined;
  /** Called with the new page index and page size. */
  readonly onPaginationChange?: OnChange<'pagination'> | undefined;
  /** Called with the new visibility when a column is shown or hidden. */
  readonly onColumnVisibilityChange?: OnChange<'columnVisibility'> | undefined;
  /** Called with the ids of all columns in their new order. */
  readonly onColumnOrderChange?: OnChange<'columnOrder'> | undefined;
  /** Called with the ids of the columns pinned to each edge. */
  readonly onColumnPinningChange?: OnChange<'columnPinning'> | undefined;
  /** Called with the column widths that the user has set, in pixels. */
  readonly onColumnSizingChange?: OnChange<'columnSizing'> | undefined;
  /** Called with the ids of the selected rows. */
  readonly onRowSelectionChange?: OnChange<'rowSelection'> | undefined;
  /** Called with all filters when one of them changes. */
  readonly onFiltersChange?: OnChange<'filters'> | undefined;
  /** Called with the new row density. */
  readonly onDensityChange?: OnChange<'density'> | undefined;
}

/** The open referral, controlled or uncontrolled, with React Aria's prop names. */
export interface ListSelectionOptions {
  /** Id of the open referral, or null. Default: the list manages it. */
  readonly selectedKey?: string | null | undefined;
  /** Id of the initially open referral, read once. Default none. */
  readonly defaultSelectedKey?: string | null | undefined;
  /** Called with the id of the referral to open, or null to close. */
  readonly onSelectedKeyChange?: ((key: string | null) => void) | undefined;
}

/** Options of `useReferralList`: source, columns, audience and the state that the host controls. */
export interface UseReferralListOptions<Row extends Referral = Referral>
  extends ReferralListStateOptions,
    ListSelectionOptions,
    Pick<ReferralRowsOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval'> {
  /** Name of the list, used for exported files and saved views, e.g. 'all-referrals'. */
  readonly id: string;
  /** Loads the rows. Pass the same object on every render, or a stable `origin`. */
  readonly source: ReferralListSource<Row>;
  /**
   * Identity of the service behind the source. Lists and details with the same origin share what they know about a
   * referral, and the list reloads when the origin changes. Default: the source.
   */
  readonly origin?: object | undefined;
  /** Every available column, in order. Pass the same array on every render. */
  readonly columns: readonly ReferralColumn<Row>[];
  /** Extra columns to sort by that the list doesn't show. Pass the same array on every render. Default none. */
  readonly alsoSortsBy?: readonly ReferralColumn<Row>[] | undefined;
  /** Audience of the list. Determines what cells and exports show. */
  readonly audience: ReferralAudience;
  /** The user's username, for the In-Appetite filter and for claims. Default null. */
  readonly username?: string | null | undefined;
  /** Whether to show prices. Default true. */
  readonly showPrices?: boolean | undefined;
  /** Whether queries include filters. Default true; false for services that only sort and paginate. */
  readonly hasFilters?: boolean | undefined;
  /** `client`: the source returns all rows at once, and the list sorts and paginates them. Default `server`. */
  readonly processing?: 'server' | 'client' | undefined;
  /** Scheduler for tests, read once. Default: the browser page. */
  readonly scheduler?: LiveScheduler | undefined;
}

const noColumns: readonly never[] = [];

/**
 * Creates a live list of referrals: column, sort, pagination, selection and filter state on TanStack Table, and rows
 * that stay up to date. Pass the result to `ReferralListProvider`.
 */
export function useReferralList<Row extends Referral = Referral>(options: UseReferralListOptions<Row>) {
  const { columns, source, audience, username = null, alsoSortsBy = noColumns } = options;
  const { hasFilters = true, processing = 'server', origin = source } = options;
  const infos = useMemo(() => columnInfos(columns), [columns]);
  const sortInfos = useMemo(
    () => [...infos, ...columnInfos(alsoSortsBy).filter(({ id }) => infos.every((info) => info.id !== id))],
    [infos, alsoSortsBy],
  );
  const { state, change, defaults } = useListState(options);
  const isClient = processing === 'client';
  const query = useListQuery({ state, sortInfos, username, hasFilters, isClient });
  const { live, load, rows } = useRows(options, origin, query);
  const { list, rowNotes } = live;
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
    initialState: defaults,
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
    hasResponse: live.query !== null,
    state,
    change,
  });
  const [selectedKey, setSelectedKey] = useSelectedKey(options);
  useHold(list, 'panel', selectedKey !== null);
  const shown = useMemo(
    () => toListSnapshot({ rows: view.rows, total: live.total }, { query, load }),
    [view.rows, live.total, query, load],
  );
  const confirmClaimRef = useRef<((referral: Referral) => void) | null>(null);
  const tableRef = useRef<HTMLDivElement>(null);
  const { claims } = getReferralStore(origin);
  const definitions: readonly InfoColumn[] = columns;
  const sortDefinitions: readonly InfoColumn[] = alsoSortsBy;
  return {
    id: options.id,
    table,
    live: list,
    columns: infos,
    sortColumns: sortInfos,
    /** The column definitions, for URLs and saved views. */
    definitions,
    alsoSortsBy: sortDefinitions,
    /** The visible columns that have a value, for exports. */
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
    /** The whole state: table slices, filters and density. */
    state,
    /** The initial state, which is also the default that users can reset to. */
    defaults,
    filters,
    density,
    selectedRows,
    /** When rows have checkboxes: see `SelectionMode`. */
    selectionMode: selection.mode,
    /** Shows checkboxes, or hides them and clears the selection. */
    setSelecting: selection.setSelecting,
    selectedKey,
    setSelectedKey,
    /** Cycles the sort of a column: descending, ascending, unsorted. */
    toggleSorting: useEvent((columnId: string) => table.getColumn(columnId)?.toggleSorting()),
    /** Pins a column to an edge of the table, or unpins it. */
    pinColumn: (columnId: string, side: ColumnPinningPosition) => table.getColumn(columnId)?.pin(side),
    /** Whether a row can be selected. False once its referral is gone. */
    canSelect: (rowId: string) => table.getRowModel().rowsById[rowId]?.getCanSelect() ?? false,
    /** Toggles a row on a click on its checkbox; with Shift, all rows from the previous click to this one. */
    toggleRow: useEvent((rowId: string, event: unknown) =>
      table.getRow(rowId).getToggleSelectedHandler()(event),
    ),
    /**
     * Whether all or some rows of the page are selected, and a toggle for all. Computed on access, since it visits
     * every row.
     */
    pageSelection: {
      get isAll() {
        return table.getIsAllPageRowsSelected();
      },
      get isSome() {
        return table.getIsSomePageRowsSelected();
      },
      toggle: () => table.toggleAllPageRowsSelected(),
    },
    /** Replaces a row with a newer version of its referral. Keeps fields that the host added. */
    replaceRow: useEvent((referral: Referral, how: { readonly isOwn?: boolean } = {}) => {
      const row = mergeIntoRow(live.rows, referral);
      if (row) list.replaceRow(row, how);
    }),
    /** Changes slices of the state. */
    setState: useEvent((to: ListStateChange) => change(() => to)),
    /** The visible rows and a function that loads the others, for exports. */
    shown,
    /** The user's claims at the origin of the list, to show in its rows. */
    claims,
    /** Opens the claim popover at the referral's row if `ReferralDetails` can claim; otherwise opens the referral. */
    requestClaim: useEvent((referral: Referral) => {
      if (confirmClaimRef.current) confirmClaimRef.current(referral);
      else setSelectedKey(referral.opportunityId);
    }),
    confirmClaimRef,
    /** The element around the table, in which parts look up rows. */
    tableRef,
  };
}

/** Return value of `useReferralList`, for `ReferralListProvider`. */
export type ReferralList<Row extends Referral = Referral> = ReturnType<typeof useReferralList<Row>>;

const { reconcile: _, getStore, ...rules } = referralRules;

/** Keeps the rows of a list up to date. Returns the live list, its loader, and its rows as the table shows them. */
function useRows<Row extends Referral>(
  options: UseReferralListOptions<Row>,
  origin: object,
  query: ReferralListQuery,
) {
  const clock = useClock();
  const latestSource = useLatest(options.source);
  const load = useCallback(
    (requestedQuery: ReferralListQuery, loadOptions: LoadOptions) =>
      latestSource.current.list(requestedQuery, loadOptions),
    [latestSource],
  );
  const latestRows = useRef<readonly Row[]>([]);
  const live = useLiveList<Row, ReferralListQuery, RowNote>({
    ...rules,
    texts: announcements(useTexts()),
    query,
    load,
    origin,
    getStore: useRowStores(latestRows),
    now: () => clock.now(),
    scheduler: options.scheduler,
    interval: options.interval,
    onDataError: options.onDataError,
    onError: options.onError,
    onServerTime: options.onServerTime,
  });
  const { rowNotes } = live;
  const rows = useMemo(() => markRemovedAsGone(live.rows, rowNotes), [live.rows, rowNotes]);
  useEffect(() => {
    latestRows.current = live.rows;
  }, [live.rows]);
  return { live, load, rows };
}

/** Withdraws the offers of rows that left the list but still keep their place. */
const markRemovedAsGone = <Row extends Referral>(rows: readonly Row[], notes: RowNotes): readonly Row[] =>
  [...notes.values()].includes(removedNote)
    ? rows.map((row) => (notes.get(row.opportunityId) === removedNote ? markAsGone(row) : row))
    : rows;

/** Merges a newer referral into its row. Keeps fields that only the row has. */
function mergeIntoRow<Row extends Referral>(rows: readonly Row[], referral: Referral): Row | undefined {
  const row = rows.find(({ opportunityId }) => opportunityId === referral.opportunityId);
  return row && { ...row, ...referral };
}

/** Adapts the shared store of an origin to this list's row type. Memoized per store. */
function useRowStores<Row extends Referral>(rows: { readonly current: readonly Row[] }) {
  const [rowStores] = useState(() => new WeakMap<object, RowStore<Row>>());
  return useCallback(
    (origin: unknown): RowStore<Row> | undefined => {
      const store = getStore(origin);
      if (!store) return undefined;
      const cached = rowStores.get(store);
      if (cached) return cached;
      const rowStore: RowStore<Row> = {
        reconcile: store.reconcile,
        subscribe: (onRow) =>
          store.subscribe((referral, how) => {
            const row = mergeIntoRow(rows.current, referral);
            if (row) onRow(row, how);
          }),
      };
      rowStores.set(store, rowStore);
      return rowStore;
    },
    [rowStores, rows],
  );
}

/** A column to export. */
export interface CsvColumn {
  readonly id: string;
  readonly meta: NamedColumnMeta;
  /** Returns the value of a row, for columns without `text`. */
  accessorFn?(row: Referral, index: number): unknown;
}

/** Returns the columns that can be exported. Display columns need `text` or `csv`. */
const csvColumns = <Row extends Referral>(
  columns: readonly Column<ReferralTableFeatures, Row>[],
): readonly CsvColumn[] =>
  columns.flatMap(({ id, accessorFn, columnDef }) => {
    const { meta } = columnInfo({ id, header: columnDef.header, meta: columnDef.meta });
    if (!accessorFn && !meta.text && !meta.csv) return [];
    return [{ id, meta, ...(accessorFn && { accessorFn }) }];
  });

/** Returns the current state and a function that changes it. */
function useListState<Row extends Referral>(options: UseReferralListOptions<Row>) {
  const { columns, audience, initialState, state: controlledState } = options;
  const [defaults] = useState(() => initialListState(columns, audience, initialState));
  const [internalState, setInternalState] = useState(defaults);
  const controlled = useMemo(() => definedOnly(controlledState ?? {}), [controlledState]);
  const state = useMemo(
    (): ReferralListState => ({ ...internalState, ...controlled }),
    [internalState, controlled],
  );
  const change = useEvent((getChange: (now: ReferralListState) => ListStateChange) => {
    const next = nextListState(state, getChange(state));
    const changed = Object.entries(next).filter(
      ([slice, value]) =>
        !Object.hasOwn(controlled, slice) && value !== state[slice as keyof ReferralListState],
    );
    // Controlled slices aren't stored here, so a change renders the host once, not twice.
    if (changed.length > 0) setInternalState((before) => ({ ...before, ...Object.fromEntries(changed) }));
    reportChanges(options, state, next);
  });
  return { state, change, defaults };
}

/** Calls the callback of every slice that changed, then `onStateChange`. */
function reportChanges(
  options: ReferralListStateOptions,
  previous: ReferralListState,
  updated: ReferralListState,
) {
  if (previous.sorting !== updated.sorting) options.onSortingChange?.(updated.sorting);
  if (previous.pagination !== updated.pagination) options.onPaginationChange?.(updated.pagination);
  if (previous.columnVisibility !== updated.columnVisibility)
    options.onColumnVisibilityChange?.(updated.columnVisibility);
  if (previous.columnOrder !== updated.columnOrder) options.onColumnOrderChange?.(updated.columnOrder);
  if (previous.columnPinning !== updated.columnPinning)
    options.onColumnPinningChange?.(updated.columnPinning);
  if (previous.columnSizing !== updated.columnSizing) options.onColumnSizingChange?.(updated.columnSizing);
  if (previous.rowSelection !== updated.rowSelection) options.onRowSelectionChange?.(updated.rowSelection);
  if (previous.filters !== updated.filters) options.onFiltersChange?.(updated.filters);
  if (previous.density !== updated.density) options.onDensityChange?.(updated.density);
  options.onStateChange?.(updated);
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
  const [internalKey, setInternalKey] = useState(defaultSelectedKey);
  const set = useEvent((key: string | null) => {
    setInternalKey(key);
    onSelectedKeyChange?.(key);
  });
  return [selectedKey === undefined ? internalKey : selectedKey, set] as const;
}
