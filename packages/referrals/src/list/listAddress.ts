import { datePeriods } from '@advantage/ui';
import type { ColumnVisibilityState, SortingState } from '@tanstack/react-table';
import { type ColumnInfo, clampWidth, columnInfos, type InfoColumn } from '../columns/column.ts';
import type { ReferralListState } from './listState.ts';
import { listScopes, toState } from './listView.ts';

/** List state as string parameters: the query of a URL, or a saved view. */
export type ListSearch = Readonly<Record<string, string | undefined>>;

/** How list state maps to a URL. `columns` are all available columns; `fallback` is the default state. */
export interface ListAddress {
  readonly columns: readonly InfoColumn[];
  /** Extra columns that the list can be sorted by without showing them. Default none. */
  readonly alsoSortsBy?: readonly InfoColumn[] | undefined;
  readonly defaults: ReferralListState;
}

const densities = ['brand', 'compact', 'comfortable'] as const;
const claimedTexts = ['shown', 'hidden'] as const;
const claimedText = (isShown: boolean) => (isShown ? 'shown' : 'hidden');
const separator = '.';

const parseOption = <Text extends string>(
  values: readonly Text[],
  text: string | undefined,
  fallback: Text,
): Text => values.find((value) => value === text) ?? fallback;

/** Parses the parameters of a URL or saved view. Missing and invalid parameters fall back to the default state. */
export function parseListState(search: ListSearch, { columns, alsoSortsBy = [], defaults }: ListAddress) {
  const infos = columnInfos(columns);
  const claimed = parseOption(claimedTexts, search.claimed, claimedText(defaults.filters.showClaimed));
  const state: ReferralListState = {
    ...defaults,
    sorting: parseSorting(search.sort, [...infos, ...columnInfos(alsoSortsBy)], defaults.sorting),
    pagination: { ...defaults.pagination, pageIndex: parsePageIndex(search.page) },
    filters: {
      period: parseOption(datePeriods, search.period, defaults.filters.period),
      state: toState(search.state) ?? defaults.filters.state,
      scope: parseOption(listScopes, search.scope, defaults.filters.scope),
      showClaimed: claimed === 'shown',
    },
    density: parseOption(densities, search.density, defaults.density),
    columnPinning: parsePinning(search.pin, infos, defaults),
    columnSizing: parseSizing(search.widths, infos, defaults),
    ...parseShownColumns(search.columns, infos, defaults),
  };
  return state;
}

/** Serializes list state to parameters. Parameters with default values are undefined. */
export function serializeListState(
  state: ReferralListState,
  { columns, alsoSortsBy = [], defaults }: ListAddress,
) {
  const infos = columnInfos(columns);
  const sortable = [...infos, ...columnInfos(alsoSortsBy)];
  const texts = (of: ReferralListState) => ({
    sort: serializeSort(of.sorting, sortable),
    page: of.pagination.pageIndex === 0 ? undefined : String(of.pagination.pageIndex + 1),
    period: of.filters.period,
    state: of.filters.state ?? undefined,
    scope: of.filters.scope,
    claimed: claimedText(of.filters.showClaimed),
    columns: shownIds(of, infos).join(separator),
    density: of.density,
    pin: serializePinning(of),
    widths: serializeWidths(of, infos),
  });
  const [now, then] = [texts(state), texts(defaults)];
  const usual = viewParamNames.filter((name) => name !== 'state' && now[name] === then[name]);
  const all: Readonly<Record<keyof typeof now, string | undefined>> = now;
  return { ...all, ...Object.fromEntries(usual.map((name) => [name, undefined])) };
}

/** Returns the ids of the visible columns, in order. */
export function shownIds(
  { columnOrder, columnVisibility }: Pick<ReferralListState, 'columnOrder' | 'columnVisibility'>,
  infos: readonly Pick<ColumnInfo, 'id'>[],
): readonly string[] {
  const ids = infos.map(({ id }) => id);
  const ordered = columnOrder.filter((id) => ids.includes(id));
  const others = ids.filter((id) => !ordered.includes(id));
  return [...ordered, ...others].filter((id) => columnVisibility[id] !== false);
}

/** Returns the visibility and order state that shows the given columns, in order, and hides all others. */
export function columnsShown(
  shown: readonly string[],
  infos: readonly Pick<ColumnInfo, 'id'>[],
): Pick<ReferralListState, 'columnOrder' | 'columnVisibility'> {
  const hidden = infos.map(({ id }) => id).filter((id) => !shown.includes(id));
  const columnVisibility: ColumnVisibilityState = Object.fromEntries(hidden.map((id) => [id, false]));
  return { columnOrder: [...shown, ...hidden], columnVisibility };
}

const findColumn = (name: string, infos: readonly ColumnInfo[]) =>
  infos.find(({ id }) => id === name) ?? infos.find(({ meta }) => meta.aliases?.includes(name));

const parseColumnIds = (text: string | undefined, infos: readonly ColumnInfo[]) => [
  ...new Set((text ?? '').split(separator).flatMap((name) => findColumn(name, infos)?.id ?? [])),
];

/** Parses the visible columns. Columns that can't be hidden are always included, in their default position. */
function parseShownColumns(
  text: string | undefined,
  infos: readonly ColumnInfo[],
  defaultState: ReferralListState,
) {
  const requestedIds = parseColumnIds(text, infos);
  if (requestedIds.length === 0)
    return { columnOrder: defaultState.columnOrder, columnVisibility: defaultState.columnVisibility };
  const defaultIds = shownIds(defaultState, infos);
  for (const { id, meta } of infos) {
    if (meta.isFixed && !requestedIds.includes(id))
      requestedIds.splice(Math.max(0, defaultIds.indexOf(id)), 0, id);
  }
  return columnsShown(requestedIds, infos);
}

function parseSorting(text: string | undefined, infos: readonly ColumnInfo[], defaultSorting: SortingState) {
  if (text === 'none') return [];
  const [field = '', order] = text?.split(',') ?? [];
  const column = infos.find((info) => info.canSort && info.sortField === field);
  return column && (order === 'asc' || order === 'desc')
    ? [{ id: column.id, desc: order === 'desc' }]
    : defaultSorting;
}

function serializeSort([sort]: SortingState, infos: readonly ColumnInfo[]): string {
  if (!sort) return 'none';
  const field = infos.find(({ id }) => id === sort.id)?.sortField ?? sort.id;
  return `${field},${sort.desc ? 'desc' : 'asc'}`;
}

/** Pages count from 1 in a URL. */
const parsePageIndex = (text: string | undefined) =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) - 1 : 0;

/** Separates the sides: 'addDate' pins to the start, 'addDate~status' pins one column to each side. */
const sideSeparator = '~';

const serializePinning = ({ columnPinning: { start, end } }: ReferralListState) =>
  start.length + end.length === 0
    ? 'none'
    : `${start.join(separator)}${end.length > 0 ? sideSeparator + end.join(separator) : ''}`;

function parsePinning(text: string | undefined, infos: readonly ColumnInfo[], defaults: ReferralListState) {
  if (text === undefined) return defaults.columnPinning;
  const [start, end] = text.split(sideSeparator);
  const pinned = parseColumnIds(start, infos);
  return { start: pinned, end: parseColumnIds(end, infos).filter((id) => !pinned.includes(id)) };
}

const serializeWidths = ({ columnSizing }: ReferralListState, infos: readonly ColumnInfo[]) =>
  infos
    .flatMap(({ id }) => (columnSizing[id] === undefined ? [] : [`${id}-${clampWidth(columnSizing[id])}`]))
    .join(separator);

function parseSizing(text: string | undefined, infos: readonly ColumnInfo[], defaults: ReferralListState) {
  if (text === undefined) return defaults.columnSizing;
  const widths = text.split(separator).flatMap((part) => {
    const [, name = '', width = ''] = /^(.+)-(\d{1,4})$/.exec(part) ?? [];
    const column = findColumn(name, infos);
    return column ? [[column.id, clampWidth(Number(width))] as const] : [];
  });
  return Object.fromEntries(widths);
}

/** Names of the URL parameters that a saved view contains: all except the page. */
export const viewParamNames = [
  'sort',
  'period',
  'state',
  'scope',
  'claimed',
  'columns',
  'density',
  'pin',
  'widths',
] as const;
