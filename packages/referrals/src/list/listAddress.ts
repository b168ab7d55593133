import { datePeriods } from '@advantage/ui';
import type { ColumnVisibilityState, SortingState } from '@tanstack/react-table';
import { type ColumnInfo, columnInfos, type InfoColumn } from './columnInfo.ts';
import type { ReferralListState } from './listState.ts';
import { listScopes } from './scope.ts';
import { toState } from './stateFilter.ts';

/** A list as names and texts: the query of an address, or a saved view. */
export type ListSearch = Readonly<Record<string, string | undefined>>;

/** What an address says of a list. `columns` are all that the list can show, `usual` is what it shows by default. */
export interface ListAddress {
  readonly columns: readonly InfoColumn[];
  /** Columns to sort by that the list does not show. Default none. */
  readonly alsoSortsBy?: readonly InfoColumn[] | undefined;
  readonly usual: ReferralListState;
}

const densities = ['brand', 'compact', 'comfortable'] as const;
const claimedTexts = ['shown', 'hidden'] as const;
const claimedText = (isShown: boolean) => (isShown ? 'shown' : 'hidden');
const separator = '.';

const oneOf = <Text extends string>(values: readonly Text[], text: string | undefined, usual: Text): Text =>
  values.find((value) => value === text) ?? usual;

/** Reads what an address or a saved view says; what it leaves out, or says wrongly, is as usual. */
export function parseListState(search: ListSearch, { columns, alsoSortsBy = [], usual }: ListAddress) {
  const infos = columnInfos(columns);
  const claimed = oneOf(claimedTexts, search.claimed, claimedText(usual.filters.showClaimed));
  const state: ReferralListState = {
    ...usual,
    sorting: sortingOf(search.sort, [...infos, ...columnInfos(alsoSortsBy)], usual.sorting),
    pagination: { ...usual.pagination, pageIndex: pageOf(search.page) },
    filters: {
      period: oneOf(datePeriods, search.period, usual.filters.period),
      state: toState(search.state) ?? usual.filters.state,
      scope: oneOf(listScopes, search.scope, usual.filters.scope),
      showClaimed: claimed === 'shown',
    },
    density: oneOf(densities, search.density, usual.density),
    columnPinning: pinningOf(search.pin, infos, usual),
    columnSizing: sizingOf(search.widths, infos, usual),
    ...shownOf(search.columns, infos, usual),
  };
  return state;
}

/** Writes the state of a list; what is as usual is left out. */
export function serializeListState(
  state: ReferralListState,
  { columns, alsoSortsBy = [], usual }: ListAddress,
) {
  const infos = columnInfos(columns);
  const sortable = [...infos, ...columnInfos(alsoSortsBy)];
  const texts = (of: ReferralListState) => ({
    sort: sortText(of.sorting, sortable),
    page: of.pagination.pageIndex === 0 ? undefined : String(of.pagination.pageIndex + 1),
    period: of.filters.period,
    state: of.filters.state ?? undefined,
    scope: of.filters.scope,
    claimed: claimedText(of.filters.showClaimed),
    columns: shownIds(of, infos).join(separator),
    density: of.density,
    pin: pinText(of),
    widths: widthsText(of, infos),
  });
  const [now, then] = [texts(state), texts(usual)];
  const changed = (name: keyof typeof now) => (now[name] === then[name] ? undefined : now[name]);
  return {
    sort: changed('sort'),
    page: now.page,
    period: changed('period'),
    state: now.state,
    scope: changed('scope'),
    claimed: changed('claimed'),
    columns: changed('columns'),
    density: changed('density'),
    pin: changed('pin'),
    widths: changed('widths'),
  };
}

/** The ids of the columns that show, in their order. */
export function shownIds(
  { columnOrder, columnVisibility }: Pick<ReferralListState, 'columnOrder' | 'columnVisibility'>,
  infos: readonly Pick<ColumnInfo, 'id'>[],
): readonly string[] {
  const ids = infos.map(({ id }) => id);
  const ordered = columnOrder.filter((id) => ids.includes(id));
  const others = ids.filter((id) => !ordered.includes(id));
  return [...ordered, ...others].filter((id) => columnVisibility[id] !== false);
}

/** Visibility and order for the columns that show, in their order: all others are hidden. */
export function columnsShown(
  shown: readonly string[],
  infos: readonly Pick<ColumnInfo, 'id'>[],
): Pick<ReferralListState, 'columnOrder' | 'columnVisibility'> {
  const hidden = infos.map(({ id }) => id).filter((id) => !shown.includes(id));
  const columnVisibility: ColumnVisibilityState = Object.fromEntries(hidden.map((id) => [id, false]));
  return { columnOrder: [...shown, ...hidden], columnVisibility };
}

/** The column that a name means: its id, or the id that it has for other readers. */
const columnNamed = (name: string, infos: readonly ColumnInfo[]) =>
  infos.find(({ id }) => id === name) ?? infos.find(({ meta }) => meta.aliases?.includes(name));

const namesIn = (text: string | undefined, infos: readonly ColumnInfo[]) => [
  ...new Set((text ?? '').split(separator).flatMap((name) => columnNamed(name, infos)?.id ?? [])),
];

/** The columns of a text. Those that cannot be hidden are always among them, in their usual place. */
function shownOf(text: string | undefined, infos: readonly ColumnInfo[], usual: ReferralListState) {
  const named = namesIn(text, infos);
  if (named.length === 0) return { columnOrder: usual.columnOrder, columnVisibility: usual.columnVisibility };
  const usually = shownIds(usual, infos);
  for (const { id, meta } of infos) {
    if (meta.isFixed && !named.includes(id)) named.splice(Math.max(0, usually.indexOf(id)), 0, id);
  }
  return columnsShown(named, infos);
}

function sortingOf(text: string | undefined, infos: readonly ColumnInfo[], usual: SortingState) {
  if (text === 'none') return [];
  const [field = '', order] = text?.split(',') ?? [];
  const column = infos.find((info) => info.canSort && info.sortField === field);
  return column && (order === 'asc' || order === 'desc')
    ? [{ id: column.id, desc: order === 'desc' }]
    : usual;
}

function sortText([sort]: SortingState, infos: readonly ColumnInfo[]): string {
  if (!sort) return 'none';
  const field = infos.find(({ id }) => id === sort.id)?.sortField ?? sort.id;
  return `${field},${sort.desc ? 'desc' : 'asc'}`;
}

/** Pages count from 1 in an address, as in the footer of the list. */
const pageOf = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) - 1 : 0);

/** 'addDate' pins to the start, 'addDate~status' one to each side. */
const sides = '~';

const pinText = ({ columnPinning: { start, end } }: ReferralListState) =>
  start.length + end.length === 0
    ? 'none'
    : `${start.join(separator)}${end.length > 0 ? sides + end.join(separator) : ''}`;

function pinningOf(text: string | undefined, infos: readonly ColumnInfo[], usual: ReferralListState) {
  if (text === undefined) return usual.columnPinning;
  const [start, end] = text.split(sides);
  const pinned = namesIn(start, infos);
  return { start: pinned, end: namesIn(end, infos).filter((id) => !pinned.includes(id)) };
}

/** Widths that a column can have, in pixels. */
export const widthLimits = { min: 48, max: 800 } as const;

/** A width within the limits, in whole pixels. */
export const limitedWidth = (width: number): number =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)));

const widthsText = ({ columnSizing }: ReferralListState, infos: readonly ColumnInfo[]) =>
  infos
    .flatMap(({ id }) => (columnSizing[id] === undefined ? [] : [`${id}-${limitedWidth(columnSizing[id])}`]))
    .join(separator);

function sizingOf(text: string | undefined, infos: readonly ColumnInfo[], usual: ReferralListState) {
  if (text === undefined) return usual.columnSizing;
  const widths = text.split(separator).flatMap((part) => {
    const [, name = '', width = ''] = /^(.+)-(\d{1,4})$/.exec(part) ?? [];
    const column = columnNamed(name, infos);
    return column ? [[column.id, limitedWidth(Number(width))] as const] : [];
  });
  return Object.fromEntries(widths);
}

/** Names of an address that make a view which can be saved: not the page of it. */
export const viewNames = [
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
