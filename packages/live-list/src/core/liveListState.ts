import { type GetRowId, type PagePosition, reconcileRows, removedRows } from './rows.ts';

/** One kind of mistake in the rows of a page. It names the field and holds no value. */
export interface RowProblem {
  /** The field, e.g. `price`; empty when the row is not an object at all. */
  readonly path: string;
  /** What is wrong, e.g. `invalid_type`. */
  readonly code: string;
  /** How many rows have it. */
  readonly count: number;
}

/** One page of a list. */
export interface LivePage<Row> {
  readonly rows: readonly Row[];
  /** The length of the whole list, all pages together. */
  readonly total: number;
  /** How many rows were left out because they were malformed. Default 0. */
  readonly rejected?: number;
  /** Why, once per distinct mistake. */
  readonly problems?: readonly RowProblem[];
}

/** A row that changed, or that a newer answer no longer holds. */
export interface RowChange<Row, Note> {
  /** The previous version. */
  readonly before: Row;
  /** The new version; undefined when the row is gone. */
  readonly now: Row | undefined;
  /** The note that the row has now. */
  readonly note: Note | undefined;
}

/** What a list must know about its rows. */
export interface RowRules<Row, Query, Note> {
  /** The key of a row, unique within the list. */
  readonly getRowId: GetRowId<Row>;
  /**
   * When a row was added, in milliseconds. A row that is older than the newest known one, for example because it moved up
   * from the next page, does not count as new. Default: unknown.
   */
  readonly getRowTime?: ((row: Row) => number | null) | undefined;
  /**
   * Reuses the objects of unchanged rows: returns `next` with every equal row replaced by its earlier object. Default:
   * `reconcileRows`, which compares field by field.
   */
  readonly reconcile?: ((previous: readonly Row[], next: readonly Row[]) => readonly Row[]) | undefined;
  /**
   * The note of a row after a change, e.g. 'Sold' or 'No longer available'; undefined for none. A row that left while the
   * list is held stays in its place with its note. Default: no notes.
   */
  readonly noteOf?: ((change: RowChange<Row, Note>) => Note | undefined) | undefined;
  /** The offset of a query's page in the list. Default: the query brings the whole list. */
  readonly pageOf?: ((query: Query) => PagePosition) | undefined;
}

/** What a live list shows. The object stays the same until something in it changes. */
export interface LiveRows<Row, Query, Note> {
  readonly rows: readonly Row[];
  /** The length of the whole list, all pages together. */
  readonly total: number;
  /** The query that the rows answer; null before the first answer. While `isLoading` it is the previous one. */
  readonly query: Query | null;
  /** True until the latest query is answered. */
  readonly isLoading: boolean;
  /** Notes of rows that changed or left, by row id. */
  readonly rowNotes: ReadonlyMap<string, Note>;
  /** How many new rows are pending, for an 'N new' button. */
  readonly newCount: number;
  /** How many rows of the page were malformed and are left out. */
  readonly rejected: number;
}

/** What shows, and what the list knows beyond that. */
export interface LiveListState<Row, Query, Note> extends LiveRows<Row, Query, Note> {
  /** The latest answer, which a held list does not show yet. */
  readonly latest: LivePage<Row>;
  /** The ids of the new rows that a held list does not show yet. */
  readonly pendingIds: ReadonlySet<string>;
  /** How many new rows the latest answer brought. */
  readonly newRowCount: number;
  /** When the newest row of any answer to this query was added. */
  readonly newest: number;
}

const noNotes = new Map<string, never>();

/** The state of a list before its first answer. */
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

/** The circumstances of an answer. */
export interface ResponseContext<Query> {
  readonly query: Query;
  /** The first answer to its query. It shows at once, held or not, because the reader asked for it. */
  readonly isFirst: boolean;
  readonly isHeld: boolean;
  /** The ids of rows that the reader changed. They get no note. */
  readonly own: ReadonlySet<string>;
}

/**
 * From this length on, the first answer to another query is not compared with the rows before: most of them are other rows,
 * and looking all of them up takes longer than drawing those in view.
 */
const longestCompared = 100;

/** Returns the state after an answer. Rows that say the same as before keep their objects. */
export function withAnswer<Row extends object, Query, Note>(
  state: LiveListState<Row, Query, Note>,
  answer: LivePage<Row>,
  context: ResponseContext<Query>,
  rules: RowRules<Row, Query, Note>,
): LiveListState<Row, Query, Note> {
  const { isFirst, isHeld, query } = context;
  const before = state.latest.rows;
  const { reconcile = (previous, next) => reconcileRows(previous, next, rules) } = rules;
  const rows = isFirst && answer.rows.length > longestCompared ? answer.rows : reconcile(before, answer.rows);
  const latest = { ...answer, rows };
  if (isFirst) {
    const newest = newestOf(rows, initialState.newest, rules);
    const rowNotes = reuseIfEqual(state.rowNotes, noNotes);
    return showPendingRows(
      { ...state, query, isLoading: false, latest, newest, newRowCount: 0, rowNotes },
      rules,
    );
  }
  const changes = changesOf(before, rows, rules.getRowId);
  const newIds = newRowIds(changes, state.newest, rules);
  const next: LiveListState<Row, Query, Note> = {
    ...state,
    query,
    isLoading: false,
    latest,
    newest: newestOf(
      changes.map(({ now }) => now),
      state.newest,
      rules,
    ),
    pendingIds: new Set([...state.pendingIds, ...newIds]),
    newRowCount: newIds.length,
    rowNotes: notesAfter(state, changes.filter(isChanged), context.own, rules),
  };
  return isHeld ? stateOnHold(next, changes, context, rules) : showPendingRows(next, rules);
}

/** Returns the state with the latest answer on screen: pending rows show, rows that are gone leave. */
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
    rowNotes: notesOfPresent(state.rowNotes, rows, getRowId),
  };
}

/** Returns the state with a new version of one row in its place. */
export function withRow<Row extends object, Query, Note>(
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
      before === undefined ? state.rowNotes : notesAfter(state, [{ id, before, now: row }], own, rules),
  };
}

/** A row that is not the same object in the same place as in the answer before. */
interface AnswerChange<Row> {
  readonly id: string;
  /** The version in the answer before; undefined when that did not hold the row. */
  readonly before: Row | undefined;
  readonly now: Row;
}

/** Whether a row says something else than before, and not just moved. */
const isChanged = <Row>({ before, now }: AnswerChange<Row>) => before !== now;

function changesOf<Row>(
  before: readonly Row[],
  rows: readonly Row[],
  getRowId: GetRowId<Row>,
): readonly AnswerChange<Row>[] {
  if (rows === before) return [];
  let byId: ReadonlyMap<string, Row> | undefined;
  const changes: AnswerChange<Row>[] = [];
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

/** The ids of rows that are new, and not just older ones from another page. */
function newRowIds<Row, Query, Note>(
  changes: readonly AnswerChange<Row>[],
  newest: number,
  { getRowTime = () => null }: RowRules<Row, Query, Note>,
): readonly string[] {
  const isOlder = (time: number | null) => time !== null && time < newest;
  return changes
    .filter(({ before, now }) => before === undefined && !isOlder(getRowTime(now)))
    .map(({ id }) => id);
}

const newestOf = <Row, Query, Note>(
  rows: readonly Row[],
  newest: number,
  { getRowTime = () => null }: RowRules<Row, Query, Note>,
) => rows.reduce((latest, row) => Math.max(latest, getRowTime(row) ?? latest), newest);

type Notes<Note> = ReadonlyMap<string, Note>;

/** The notes after rows changed. */
function notesAfter<Row, Note>(
  { rowNotes }: { readonly rowNotes: Notes<Note> },
  changes: readonly {
    readonly id: string;
    readonly before: Row | undefined;
    readonly now: Row | undefined;
  }[],
  own: ReadonlySet<string>,
  { noteOf }: Pick<RowRules<Row, never, Note>, 'noteOf'>,
): Notes<Note> {
  if (noteOf === undefined) return rowNotes;
  const notes = new Map(rowNotes);
  for (const { id, before, now } of changes) {
    if (before === undefined) continue;
    const note = own.has(id) ? undefined : noteOf({ before, now, note: notes.get(id) });
    if (note === undefined) notes.delete(id);
    else notes.set(id, note);
  }
  return reuseIfEqual(rowNotes, notes);
}

function notesOfPresent<Row, Note>(notes: Notes<Note>, rows: readonly Row[], getRowId: GetRowId<Row>) {
  if (notes.size === 0) return notes;
  const present = new Set(rows.map(getRowId));
  return reuseIfEqual(notes, new Map([...notes].filter(([id]) => present.has(id))));
}

/** Returns the previous notes when the next ones are equal, so that nothing renders for them. */
function reuseIfEqual<Note>(previous: Notes<Note>, next: Notes<Note>): Notes<Note> {
  const isSame = previous.size === next.size && [...next].every(([id, note]) => previous.get(id) === note);
  return isSame ? previous : next;
}

/** The same rows in the same places, each in its latest version. Rows that left keep their place, new ones are pending. */
function stateOnHold<Row extends object, Query, Note>(
  state: LiveListState<Row, Query, Note>,
  changes: readonly AnswerChange<Row>[],
  { own, query }: ResponseContext<Query>,
  rules: RowRules<Row, Query, Note>,
): LiveListState<Row, Query, Note> {
  const { getRowId, pageOf = () => wholeList } = rules;
  // Usually nothing comes or goes: then there is nothing to hold.
  if (state.total === state.latest.total && state.rowNotes.size === 0 && isInPlace(state, getRowId))
    return showPendingRows(state, rules);
  const latest = new Map(state.latest.rows.map((row) => [getRowId(row), row]));
  const onScreen = new Map(state.rows.map((row) => [getRowId(row), row]));
  const rows = state.rows.map((row) => latest.get(getRowId(row)) ?? row);
  const pendingIds = new Set([...state.pendingIds].filter((id) => latest.has(id) && !onScreen.has(id)));
  const returned = changes
    .filter(({ before }) => before === undefined)
    .map(({ id, now }) => ({ id, before: onScreen.get(id), now }));
  const removed = removedRows(rows, state.latest, pageOf(query), getRowId).map((row) => ({
    id: getRowId(row),
    before: row,
    now: undefined,
  }));
  return {
    ...state,
    rows: rows.every((row, index) => row === state.rows[index]) ? state.rows : rows,
    pendingIds,
    newCount: pendingIds.size,
    rowNotes: notesAfter(state, [...returned, ...removed], own, rules),
  };
}

const wholeList: PagePosition = { page: 0, size: Number.POSITIVE_INFINITY };

const isInPlace = <Row>(
  { rows, latest }: { readonly rows: readonly Row[]; readonly latest: LivePage<Row> },
  getRowId: GetRowId<Row>,
) =>
  rows.length === latest.rows.length &&
  latest.rows.every((row, index) => {
    const shown = rows[index];
    return row === shown || (shown !== undefined && getRowId(shown) === getRowId(row));
  });
