import { type GetRowId, type PagePosition, reconcileRows, removedRows } from './rows.ts';

/** A problem found in the rows of a page. Names the field and contains no values. */
export interface RowProblem {
  /** The field, e.g. `price`. Empty if the row isn't an object. */
  readonly path: string;
  /** The problem, e.g. `invalid_type`. */
  readonly code: string;
  /** Number of rows with this problem. */
  readonly count: number;
}

/** One page of a list. */
export interface LivePage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows in the whole list, across all pages. */
  readonly total: number;
  /** Number of rows left out because they were malformed. Default 0. */
  readonly rejected?: number;
  /** Why rows were left out, once per distinct problem. */
  readonly problems?: readonly RowProblem[];
}

/** A row that changed, or that is missing from a newer response. */
export interface RowChange<Row, Note> {
  /** The previous version. */
  readonly before: Row;
  /** The new version. Undefined if the row is gone. */
  readonly now: Row | undefined;
  /** The row's current note. */
  readonly note: Note | undefined;
}

/** How a list identifies, compares and annotates its rows. */
export interface RowRules<Row, Query, Note> {
  /** Returns the key of a row, unique within the list. */
  readonly getRowId: GetRowId<Row>;
  /**
   * Returns when a row was added, in milliseconds. A row older than the newest known one, for example because it moved
   * up from the next page, doesn't count as new. Default: unknown.
   */
  readonly getRowTime?: ((row: Row) => number | null) | undefined;
  /**
   * Reuses the objects of unchanged rows: returns `next` with every equal row replaced by its previous object. Default:
   * `reconcileRows`, which compares field by field.
   */
  readonly reconcile?: ((previous: readonly Row[], next: readonly Row[]) => readonly Row[]) | undefined;
  /**
   * Returns the note of a row after a change, e.g. 'Sold' or 'No longer available', or undefined for none. A row that
   * left while the list is held stays in place with its note. Default: no notes.
   */
  readonly getNote?: ((change: RowChange<Row, Note>) => Note | undefined) | undefined;
  /** Returns the position of a query's page in the list. Default: the query loads the whole list. */
  readonly getPage?: ((query: Query) => PagePosition) | undefined;
}

/** The visible state of a live list. The object stays the same until something in it changes. */
export interface LiveRows<Row, Query, Note> {
  readonly rows: readonly Row[];
  /** Number of rows in the whole list, across all pages. */
  readonly total: number;
  /** The query that the rows belong to. Null before the first response. While `isLoading`, it's the previous query. */
  readonly query: Query | null;
  /** True until the latest query has a response. */
  readonly isLoading: boolean;
  /** Notes of rows that changed or left, by row id. */
  readonly rowNotes: ReadonlyMap<string, Note>;
  /** Number of pending new rows, for an 'N new' button. */
  readonly newCount: number;
  /** Number of malformed rows left out of the page. */
  readonly rejected: number;
}

/** The visible state, plus what the list knows beyond it. */
export interface LiveListState<Row, Query, Note> extends LiveRows<Row, Query, Note> {
  /** The latest response. A held list doesn't show it yet. */
  readonly latest: LivePage<Row>;
  /** Ids of new rows that a held list doesn't show yet. */
  readonly pendingIds: ReadonlySet<string>;
  /** Number of new rows in the latest response. */
  readonly newRowCount: number;
  /** When the newest row in any response to this query was added. */
  readonly newest: number;
}

const noNotes = new Map<string, never>();

/** The state of a list before its first response. */
export const initialState: LiveListState<never, never, never> = {
  rows: [],
  total: 0,
  query: null,
  isLoading: true,
  rowNotes: noNotes,
  newCount: 0,
  rejected: 0,
  latest: { rows: [], total: 0 },
  pendingIds: new Set(),
  newRowCount: 0,
  newest: Number.NEGATIVE_INFINITY,
};

/** Context of a response. */
export interface ResponseContext<Query> {
  readonly query: Query;
  /**
   * Whether this is the first response to its query. It's shown immediately, even while the list is held, because the
   * user asked for it.
   */
  readonly isFirst: boolean;
  readonly isHeld: boolean;
  /** Ids of rows that the user changed. They get no note. */
  readonly ownIds: ReadonlySet<string>;
}

/**
 * Above this length, the first response to another query isn't reconciled with the previous rows: most rows are
 * different, and looking them all up takes longer than rendering the ones in view.
 */
const maxReconciledRows = 100;

/** Returns the state after a response. Unchanged rows keep their objects. */
export function applyResponse<Row extends object, Query, Note>(
  state: LiveListState<Row, Query, Note>,
  answer: LivePage<Row>,
  context: ResponseContext<Query>,
  rules: RowRules<Row, Query, Note>,
): LiveListState<Row, Query, Note> {
  const { isFirst, isHeld, query } = context;
  const before = state.latest.rows;
  const { reconcile = (previous, next) => reconcileRows(previous, next, rules) } = rules;
  const rows =
    isFirst && answer.rows.length > maxReconciledRows ? answer.rows : reconcile(before, answer.rows);
  const latest = { ...answer, rows };
  if (isFirst) {
    const newest = newestTime(rows, initialState.newest, rules);
    const rowNotes = reuseIfEqual(state.rowNotes, noNotes);
    return showPendingRows(
      { ...state, query, isLoading: false, latest, newest, newRowCount: 0, rowNotes },
      rules,
    );
  }
  const changes = diffRows(before, rows, rules.getRowId);
  const newIds = newRowIds(changes, state.newest, rules);
  const next: LiveListState<Row, Query, Note> = {
    ...state,
    query,
    isLoading: false,
    latest,
    newest: newestTime(
      changes.map(({ now }) => now),
      state.newest,
      rules,
    ),
    pendingIds: new Set([...state.pendingIds, ...newIds]),
    newRowCount: newIds.length,
    rowNotes: updateNotes(state, changes.filter(isChanged), context.ownIds, rules),
  };
  return isHeld ? applyWhileHeld(next, changes, context, rules) : showPendingRows(next, rules);
}

/** Returns the state that shows the latest response: pending rows appear, and rows that are gone disappear. */
export function showPendingRows<Row extends object, Query, Note>(
  state: LiveListState<Row, Query, Note>,
  { getRowId }: Pick<RowRules<Row, Query, Note>, 'getRowId'>,
): LiveListState<Row, Query, Note> {
  const { rows, total, rejected = 0 } = state.latest;
  return {
    ...state,
    rows,
    total,
    rejected,
    pendingIds: state.pendingIds.size === 0 ? state.pendingIds : new Set(),
    newCount: 0,
    rowNotes: pruneNotes(state.rowNotes, rows, getRowId),
  };
}

/** Returns the state with one row replaced by a new version. */
export function applyRow<Row extends object, Query, Note>(
  state: LiveListState<Row, Query, Note>,
  row: Row,
  own: ReadonlySet<string>,
  rules: RowRules<Row, Query, Note>,
): LiveListState<Row, Query, Note> {
  const { getRowId } = rules;
  const id = getRowId(row);
  const before = state.rows.find((each) => getRowId(each) === id);
  const replace = (rows: readonly Row[]) => rows.map((each) => (getRowId(each) === id ? row : each));
  return {
    ...state,
    rows: replace(state.rows),
    latest: { ...state.latest, rows: replace(state.latest.rows) },
    rowNotes:
      before === undefined ? state.rowNotes : updateNotes(state, [{ id, before, now: row }], own, rules),
  };
}

/** A row whose object or position differs from the previous response. */
interface ResponseChange<Row> {
  readonly id: string;
  /** The version in the previous response. Undefined if the row wasn't in it. */
  readonly before: Row | undefined;
  readonly now: Row;
}

/** Whether a row is new or its content changed, not just its position. */
const isChanged = <Row>({ before, now }: ResponseChange<Row>) => before !== now;

function diffRows<Row>(
  before: readonly Row[],
  rows: readonly Row[],
  getRowId: GetRowId<Row>,
): readonly ResponseChange<Row>[] {
  if (rows === before) return [];
  let byId: ReadonlyMap<string, Row> | undefined;
  const changes: ResponseChange<Row>[] = [];
  rows.forEach((now, index) => {
    const inPlace = before[index];
    if (now === inPlace) return;
    const id = getRowId(now);
    if (inPlace !== undefined && getRowId(inPlace) === id) {
      changes.push({ id, before: inPlace, now });
      return;
    }
    byId ??= new Map(before.map((row) => [getRowId(row), row]));
    changes.push({ id, before: byId.get(id), now });
  });
  return changes;
}

/** Returns the ids of new rows, without older rows that moved in from another page. */
function newRowIds<Row, Query, Note>(
  changes: readonly ResponseChange<Row>[],
  newest: number,
  { getRowTime = () => null }: RowRules<Row, Query, Note>,
): readonly string[] {
  const isOlder = (time: number | null) => time !== null && time < newest;
  return changes
    .filter(({ before, now }) => before === undefined && !isOlder(getRowTime(now)))
    .map(({ id }) => id);
}

const newestTime = <Row, Query, Note>(
  rows: readonly Row[],
  newest: number,
  { getRowTime = () => null }: RowRules<Row, Query, Note>,
) => rows.reduce((latest, row) => Math.max(latest, getRowTime(row) ?? latest), newest);

type Notes<Note> = ReadonlyMap<string, Note>;

/** Returns the notes after rows changed. */
function updateNotes<Row, Note>(
  { rowNotes }: { readonly rowNotes: Notes<Note> },
  changes: readonly {
    readonly id: string;
    readonly before: Row | undefined;
    readonly now: Row | undefined;
  }[],
  own: ReadonlySet<string>,
  { getNote }: Pick<RowRules<Row, never, Note>, 'getNote'>,
): Notes<Note> {
  if (getNote === undefined) return rowNotes;
  const notes = new Map(rowNotes);
  for (const { id, before, now } of changes) {
    if (before === undefined) continue;
    const note = own.has(id) ? undefined : getNote({ before, now, note: notes.get(id) });
    if (note === undefined) notes.delete(id);
    else notes.set(id, note);
  }
  return reuseIfEqual(rowNotes, notes);
}

function pruneNotes<Row, Note>(notes: Notes<Note>, rows: readonly Row[], getRowId: GetRowId<Row>) {
  if (notes.size === 0) return notes;
  const present = new Set(rows.map(getRowId));
  return reuseIfEqual(notes, new Map([...notes].filter(([id]) => present.has(id))));
}

/** Returns the previous notes if the next ones are equal, so that nothing renders. */
function reuseIfEqual<Note>(previous: Notes<Note>, next: Notes<Note>): Notes<Note> {
  const isSame = previous.size === next.size && [...next].every(([id, note]) => previous.get(id) === note);
  return isSame ? previous : next;
}

/**
 * Returns the same rows in the same order, each in its latest version. Rows that left stay in place; new rows are
 * pending.
 */
function applyWhileHeld<Row extends object, Query, Note>(
  state: LiveListState<Row, Query, Note>,
  changes: readonly ResponseChange<Row>[],
  { ownIds, query }: ResponseContext<Query>,
  rules: RowRules<Row, Query, Note>,
): LiveListState<Row, Query, Note> {
  const { getRowId, getPage = () => unpaginated } = rules;
  // Usually no rows were added or removed, so there is nothing to hold back.
  if (state.total === state.latest.total && state.rowNotes.size === 0 && isInPlace(state, getRowId))
    return showPendingRows(state, rules);
  const latest = new Map(state.latest.rows.map((row) => [getRowId(row), row]));
  const onScreen = new Map(state.rows.map((row) => [getRowId(row), row]));
  const rows = state.rows.map((row) => latest.get(getRowId(row)) ?? row);
  const pendingIds = new Set([...state.pendingIds].filter((id) => latest.has(id) && !onScreen.has(id)));
  const returned = changes
    .filter(({ before }) => before === undefined)
    .map(({ id, now }) => ({ id, before: onScreen.get(id), now }));
  const removed = removedRows(rows, state.latest, getPage(query), getRowId).map((row) => ({
    id: getRowId(row),
    before: row,
    now: undefined,
  }));
  return {
    ...state,
    rows: rows.every((row, index) => row === state.rows[index]) ? state.rows : rows,
    pendingIds,
    newCount: pendingIds.size,
    rowNotes: updateNotes(state, [...returned, ...removed], ownIds, rules),
  };
}

const unpaginated: PagePosition = { page: 0, size: Number.POSITIVE_INFINITY };

const isInPlace = <Row>(
  { rows, latest }: { readonly rows: readonly Row[]; readonly latest: LivePage<Row> },
  getRowId: GetRowId<Row>,
) =>
  rows.length === latest.rows.length &&
  latest.rows.every((row, index) => {
    const shown = rows[index];
    return row === shown || (shown !== undefined && getRowId(shown) === getRowId(row));
  });
