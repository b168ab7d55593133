import type {
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  PaginationState,
  RowSelectionState,
  SortingState,
} from '@tanstack/react-table';
import { type ColumnInfo, columnInfos, type InfoColumn } from '../columns/column.ts';
import type { ReferralAudience } from '../model/audience.ts';
import type { ListDensity } from '../table/ReferralRows.tsx';
import { defaultPageSize, type ReferralListQuery } from '../wire/listParams.ts';
import { defaultListView, defaultScope, type ListFilters, type ListView, toListQuery } from './listView.ts';

/** The state of a list: the slices of TanStack Table, the filters and the row density. */
export interface ReferralListState {
  readonly sorting: SortingState;
  readonly pagination: PaginationState;
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnOrder: string[];
  readonly columnPinning: ColumnPinningState;
  readonly columnSizing: ColumnSizingState;
  readonly rowSelection: RowSelectionState;
  readonly filters: ListFilters;
  readonly density: ListDensity;
}

/** A partial change of list state. */
export type ListStateChange = {
  readonly [Slice in keyof ReferralListState]?: ReferralListState[Slice] | undefined;
};

/** Initial state from the host. Filters and pagination may be partial. */
export interface InitialListState extends Omit<ListStateChange, 'filters' | 'pagination'> {
  readonly pagination?: Partial<PaginationState> | undefined;
  readonly filters?: Partial<ListFilters> | undefined;
}

/** Returns the initial state of a list. */
export function initialListState(
  columns: readonly InfoColumn[],
  audience: ReferralAudience,
  { filters, pagination, ...initial }: InitialListState = {},
): ReferralListState {
  const { sort, page: _, ...usual } = defaultListView;
  const infos = columnInfos(columns);
  const state: ReferralListState = {
    sorting: sort ? [{ id: sort.field, desc: sort.order === 'desc' }] : [],
    pagination: { pageIndex: 0, pageSize: defaultPageSize, ...pagination },
    columnVisibility: Object.fromEntries(
      infos.filter(({ meta }) => meta.isHidden).map(({ id }) => [id, false]),
    ),
    columnOrder: infos.map(({ id }) => id),
    columnPinning: { start: [], end: [] },
    columnSizing: {},
    rowSelection: {},
    filters: { ...usual, scope: defaultScope(audience), ...filters },
    density: 'brand',
  };
  return { ...state, ...definedOnly(initial) };
}

/** Removes undefined slices from a change. */
export function definedOnly(change: ListStateChange): Partial<ReferralListState> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Returns the changed state. Another sort or filter resets the page; other rows clear the selection. */
export function nextListState(state: ReferralListState, change: ListStateChange): ReferralListState {
  const next = { ...state, ...definedOnly(change) };
  const isReset = change.sorting !== undefined || change.filters !== undefined;
  const pagination =
    isReset && next.pagination.pageIndex !== 0 ? { ...next.pagination, pageIndex: 0 } : next.pagination;
  const isDifferentPage = isReset || pagination.pageIndex !== state.pagination.pageIndex;
  const rowSelection = isDifferentPage && change.rowSelection === undefined ? noSelection : next.rowSelection;
  return { ...next, pagination, rowSelection };
}

const noSelection: RowSelectionState = {};

/** Returns the service query for a list state. `now` determines the first day of the date filter. */
export function listQuery(
  { sorting, pagination, filters }: Pick<ReferralListState, 'sorting' | 'pagination' | 'filters'>,
  infos: readonly ColumnInfo[],
  now: number,
  username: string | null,
): ReferralListQuery {
  const [sort] = sorting;
  const field = sort && (infos.find(({ id }) => id === sort.id)?.sortField ?? sort.id);
  const view: ListView = {
    ...filters,
    page: pagination.pageIndex,
    sort: sort && field !== undefined ? { field, order: sort.desc ? 'desc' : 'asc' } : null,
  };
  return toListQuery(view, now, { username, size: pagination.pageSize });
}
