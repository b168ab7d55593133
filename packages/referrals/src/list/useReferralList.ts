import { type LiveScheduler, type LoadOptions, unexpectedNotModified } from '@advantage/live-list';
import { type RowStore, useHold, useLiveList } from '@advantage/live-list/react';
import { useClock, useTexts } from '@advantage/ui';
import { useEvent, useLatest } from '@advantage/ui/internal';
import {
  functionalUpdate,
  type OnChangeFn,
  type PaginationState,
  type TableOptions,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ColumnInfo, sortColumnInfos } from '../columns/column.ts';
import { useToday } from '../columns/useClockValue.ts';
import {
  announcements,
  getNote,
  type ReferralRowsOptions,
  type RowNote,
  type RowNotes,
  referralRules,
  removedNote,
} from '../live/liveReferrals.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { notePriceFall } from '../model/priceFalls.ts';
import type { Referral } from '../model/referral.ts';
import { getReferralStore, markAsGone } from '../model/referralStore.ts';
import type { ListAnswer, ReferralPage } from '../source/referralSource.ts';
import {
  type ReferralColumn,
  type ReferralTableFeatures,
  referralTableFeatures,
} from '../table/tableFeatures.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import { matchesQuery } from '../wire/matchesQuery.ts';
import { warnAboutColumns, warnAboutSource } from './hostWarnings.ts';
import type { ListAddress } from './listAddress.ts';
import {
  definedOnly,
  type InitialListState,
  initialListState,
  type ListStateChange,
  listQuery,
  nextListState,
  type ReferralListState,
} from './listState.ts';
import type { ListFilters } from './listView.ts';
import { useRowSelection, useSelectionMode } from './selectionColumn.tsx';

/** Loads the rows of a list. Every `ReferralSource` is one. */
export interface ReferralListSource<Row extends Referral = Referral> {
  list(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer<Row>>;
}

/** Initial and controlled state of a list, which manages the slices that its host doesn't control. */
export interface ReferralListStateOptions {
  /** Initial state, read once. Default: the first page, newest first, with the columns that are not hidden. */
  readonly initialState?: InitialListState | undefined;
  /** Slices that the host controls. Default none: the list manages them all. */
  readonly state?: ListStateChange | undefined;
  /** Called once per change, with the whole state. */
  readonly onStateChange?: ((state: ReferralListState) => void) | undefined;
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
  /** The user's name, as in `assignedAgent`, under which no claim is said to be another agent's. Default null. */
  readonly agentName?: string | null | undefined;
  /** Whether to show prices. Default true. */
  readonly showPrices?: boolean | undefined;
  /** Whether queries include filters. Default true; false for services that only sort and paginate. */
  readonly hasFilters?: boolean | undefined;
  /**
   * `client`: the source returns all rows at once, and the list filters, sorts and paginates them. Only In-Appetite is up
   * to the source, which gets the username. Default `server`.
   */
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
  const { columns, source, audience, username = null, agentName = null } = options;
  const { alsoSortsBy = noColumns, hasFilters = true, processing = 'server', origin = source } = options;
  const sortInfos = useMemo(() => sortColumnInfos(columns, alsoSortsBy), [columns, alsoSortsBy]);
  const { state, change, defaults } = useListState(options);
  const isClient = processing === 'client';
  useEffect(() => warnAboutColumns(columns, isClient), [columns, isClient]);
  const query = useListQuery(state, sortInfos, username, { hasFilters, isClient });
  const { live, load, rows } = useRows(options, origin, query, isClient ? state.pagination : null);
  const selection = useSelectionMode(columns, state, change);
  const onChange = useMemo(() => createTableHandlers(change), [change]);
  const { columnPinning } = selection;
  const rowCount = isClient ? live.rows.length : live.total;
  // With the same options, the table is the same object, so that its parts don't render.
  const tableOptions = useMemo(
    (): TableOptions<ReferralTableFeatures, Row> => ({
      features: referralTableFeatures,
      columns: selection.columns,
      data: rows,
      getRowId: rules.getRowId,
      state: { ...state, columnPinning },
      initialState: defaults,
      ...onChange,
      manualSorting: !isClient,
      manualPagination: !isClient,
      rowCount,
      enableMultiSort: false,
      sortDescFirst: true,
      autoResetPageIndex: false,
      enableRowSelection: ({ original }) => !original.isGone,
    }),
    [selection.columns, rows, state, columnPinning, defaults, onChange, isClient, rowCount],
  );
  const table = useTable(tableOptions);
  const selectedRows = useRowSelection(rows, state, live.query !== null, change);
  const details = useDetails(options);
  const { selectedKey, setSelectedKey } = details;
  useHold(live.list, 'panel', selectedKey !== null);
  const { mode, setSelecting } = selection;
  return {
    id: options.id,
    audience,
    /** The user's username and name; null for a visitor. */
    user: useShallowMemo({ username, agentName }),
    /** Whether cells and exports show prices. */
    showPrices: options.showPrices ?? true,
    /** The table of TanStack: columns, rows, sort, pages, selection, widths, order, pins and visibility. */
    table,
    /** The live rows: notes, number of new rows, and `list`, to pause, hold and refresh them. */
    live,
    /** Fetches a page of the list, with its filters and sort. */
    loadPage: useMemo(() => createPageLoader({ query, load }), [query, load]),
    /** The filters; null for a list without. */
    filters: hasFilters ? state.filters : null,
    /** Changes some of the filters. */
    setFilters: useEvent((filters: Partial<ListFilters>) =>
      change((now) => ({ filters: { ...now.filters, ...filters } })),
    ),
    /** The whole state: slices of the table, filters and density. */
    state,
    /** Changes slices of the state. */
    setState: useEvent((to: ListStateChange) => change(() => to)),
    /** The columns and the initial state, for URLs and saved views. */
    address: useShallowMemo<Required<ListAddress>>({ columns, alsoSortsBy, defaults }),
    /** The selected rows, when rows have checkboxes, and what shows or hides those. */
    selection: useShallowMemo({ rows: selectedRows, mode, setSelecting }),
    /** The user's claims at the origin of the list, and how to ask for one. */
    claims: useClaims(origin, setSelectedKey),
    /** The open referral. */
    details,
  };
}

/** Returns the user's claims at an origin, and how parts of the list ask for one. */
function useClaims(origin: object, setSelectedKey: (key: string | null) => void) {
  const { claims: store } = getReferralStore(origin);
  const answer = useRef<((referral: Referral) => void) | null>(null);
  return useMemo(
    () => ({
      store,
      /** Opens the claim popover at the referral's row if `ReferralDetails` can claim; otherwise opens the referral. */
      request(referral: Referral) {
        if (answer.current) answer.current(referral);
        else setSelectedKey(referral.opportunityId);
      },
      /** Answers requests, until the returned function is called. */
      onRequest(next: (referral: Referral) => void) {
        answer.current = next;
        return () => {
          answer.current = null;
        };
      },
    }),
    [store, setSelectedKey],
  );
}

/** Creates the handlers with which the table changes slices of the state. */
function createTableHandlers(change: (getChange: (now: ReferralListState) => ListStateChange) => void) {
  const setter =
    <Slice extends keyof ReferralListState>(slice: Slice): OnChangeFn<ReferralListState[Slice]> =>
    (updater) =>
      change((now) => ({ [slice]: functionalUpdate(updater, now[slice]) }));
  return {
    onSortingChange: setter('sorting'),
    onPaginationChange: setter('pagination'),
    onColumnVisibilityChange: setter('columnVisibility'),
    onColumnOrderChange: setter('columnOrder'),
    onColumnPinningChange: setter('columnPinning'),
    onColumnSizingChange: setter('columnSizing'),
    onRowSelectionChange: setter('rowSelection'),
  };
}

/** Return value of `useReferralList`, for `ReferralListProvider`. */
export type ReferralList<Row extends Referral = Referral> = ReturnType<typeof useReferralList<Row>>;

const { reconcile: _, getStore: __, ...rules } = referralRules;

/** Keeps the rows of a list up to date. `clientPages` are those that the table makes of rows that come all at once. */
function useRows<Row extends Referral>(
  options: UseReferralListOptions<Row>,
  origin: object,
  query: ReferralListQuery,
  clientPages: PaginationState | null,
) {
  const clock = useClock();
  const latest = useLatest({ source: options.source, clientPages });
  const load = useCallback(
    async (requestedQuery: ReferralListQuery, loadOptions: LoadOptions) => {
      const answer = await latest.current.source.list(requestedQuery, loadOptions).catch((error: unknown) => {
        warnAboutSource(error, loadOptions.signal);
        throw error;
      });
      if (!latest.current.clientPages || answer.unchanged) return answer;
      const rows = answer.page.rows.filter((row) => matchesQuery(row, requestedQuery, clock.now()));
      return { ...answer, page: { ...answer.page, rows, total: rows.length } };
    },
    [latest, clock],
  );
  const latestRows = useRef<readonly Row[]>([]);
  const rowStore = useRowStore(origin, latestRows);
  const texts = announcements(useTexts());
  const live = useLiveList<Row, ReferralListQuery, RowNote>({
    ...rules,
    getNote: (change) => {
      if (change.now) notePriceFall(change.before, change.now, clock.now());
      return getNote(change, options.agentName);
    },
    // All rows at once are no page of a longer list.
    getPage: clientPages ? undefined : rules.getPage,
    texts: {
      ...texts,
      shown(page, shownQuery) {
        if (!latest.current.clientPages) return texts.shown(page, shownQuery);
        const { pageIndex, pageSize: size } = latest.current.clientPages;
        const rows = page.rows.slice(pageIndex * size, (pageIndex + 1) * size);
        return texts.shown({ ...page, rows }, { page: pageIndex, size });
      },
    },
    query,
    load,
    origin,
    getStore: () => rowStore,
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
export function mergeIntoRow<Row extends Referral>(
  rows: readonly Row[],
  referral: Referral,
): Row | undefined {
  const row = rows.find(({ opportunityId }) => opportunityId === referral.opportunityId);
  return row && { ...row, ...referral };
}

/** Adapts the store that the lists of an origin share to the rows of this list. */
const useRowStore = <Row extends Referral>(origin: object, rows: { readonly current: readonly Row[] }) =>
  useMemo((): RowStore<Row> => {
    const { reconcile, subscribe } = getReferralStore(origin);
    return {
      reconcile,
      subscribe: (onRow) =>
        subscribe((referral, how) => {
          const row = mergeIntoRow(rows.current, referral);
          if (row) onRow(row, how);
        }),
    };
  }, [origin, rows]);

/** Returns the current state and a function that changes it. */
function useListState<Row extends Referral>(options: UseReferralListOptions<Row>) {
  const { columns, audience, initialState, state: controlledState } = options;
  const [defaults] = useState(() => initialListState(columns, audience, initialState));
  const [internalState, setInternalState] = useState(defaults);
  const controlled = useMemo(() => definedOnly(controlledState ?? {}), [controlledState]);
  const state = useShallowMemo({ ...internalState, ...controlled });
  const change = useEvent((getChange: (now: ReferralListState) => ListStateChange) => {
    const next = nextListState(state, getChange(state));
    const changed = Object.entries(next).filter(
      ([slice, value]) =>
        !Object.hasOwn(controlled, slice) && value !== state[slice as keyof ReferralListState],
    );
    // Controlled slices aren't stored here, so a change renders the host once, not twice.
    if (changed.length > 0) setInternalState((before) => ({ ...before, ...Object.fromEntries(changed) }));
    options.onStateChange?.(next);
  });
  return { state, change, defaults };
}

/** Returns the same object while its values are the same. Its keys must not change. */
export function useShallowMemo<Values extends object>(values: Values): Values {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are the dependencies
  return useMemo(() => values, Object.values(values));
}

function useListQuery(
  state: ReferralListState,
  sortInfos: readonly ColumnInfo[],
  username: string | null,
  { hasFilters, isClient }: { readonly hasFilters: boolean; readonly isClient: boolean },
): ReferralListQuery {
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

function useDetails({ selectedKey, defaultSelectedKey = null, onSelectedKeyChange }: ListSelectionOptions) {
  const [internalKey, setInternalKey] = useState(defaultSelectedKey);
  const set = useEvent((key: string | null) => {
    setInternalKey(key);
    onSelectedKeyChange?.(key);
  });
  const key = selectedKey === undefined ? internalKey : selectedKey;
  return useShallowMemo({ selectedKey: key, setSelectedKey: set });
}

/** Fetches a page of a list with its filters and sort; `page` counts from 0. */
export type LoadPage = (page: number, size: number, signal: AbortSignal) => Promise<ReferralPage>;

/** Creates the function that fetches other pages of a query. */
export const createPageLoader =
  ({ query, load }: Pick<ReferralRowsOptions, 'query' | 'load'>): LoadPage =>
  async (page, size, signal) => {
    const response = await load({ ...query, page, size }, { signal });
    if (!response.unchanged) return response.page;
    throw unexpectedNotModified();
  };
