/** Returns the key of a row, unique within its list. */
export type GetRowId<Row> = (row: Row) => string;

/** Whether two rows have the same values, compared deeply. Rows are plain JSON data. */
export function isEqualRow<Row extends object>(a: Row, b: Row): boolean {
  if (a === b) return true;
  let fields = 0;
  // The fastest way to compare rows with forty fields, provided that no array ever runs through this loop.
  for (const key in a) {
    fields += 1;
    const value = a[key];
    const other = b[key];
    if (value !== other && !isEqualValue(value, other)) return false;
    if (value === undefined && !(key in b)) return false;
  }
  for (const _ in b) fields -= 1;
  return fields === 0;
}

function isEqualValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b)) return isEqualList(a, b);
  return Array.isArray(a) === Array.isArray(b) && isEqualRow(a, b);
}

const isEqualList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => isEqualValue(item, b[index]));

/** Options for matching and comparing rows. */
export interface ReconcileOptions<Row extends object> {
  readonly getRowId: GetRowId<Row>;
  /** Whether two versions of a row are equal. Default: `isEqualRow`. */
  readonly isEqual?: (a: Row, b: Row) => boolean;
}

/**
 * Returns the next rows, with the previous object for every unchanged row, so that only changed rows render. Returns
 * the previous array if nothing changed.
 */
export function reconcileRows<Row extends object>(
  previous: readonly Row[],
  next: readonly Row[],
  { getRowId, isEqual = isEqualRow }: ReconcileOptions<Row>,
): readonly Row[] {
  let byId: ReadonlyMap<string, Row> | undefined;
  const findById = (id: string) => {
    byId ??= new Map(previous.map((row) => [getRowId(row), row]));
    return byId.get(id);
  };
  // Most responses have the same rows in the same order. Then nothing is looked up or copied.
  let merged = next.length === previous.length ? undefined : previous.slice(0, next.length);
  next.forEach((row, index) => {
    const id = getRowId(row);
    const inPlace = previous[index];
    const before = inPlace !== undefined && getRowId(inPlace) === id ? inPlace : findById(id);
    const reconciled = before !== undefined && isEqual(before, row) ? before : row;
    if (reconciled === inPlace) return;
    merged ??= previous.slice();
    merged[index] = reconciled;
  });
  return merged ?? previous;
}

/** Position of a page in its list. */
export interface PagePosition {
  /** Page number, starting at 0. */
  readonly page: number;
  /** Number of rows on a full page. */
  readonly size: number;
}

/**
 * Returns the visible rows that are missing from a newer response. Rows that were only pushed off the end of a full
 * page by newer ones, or that moved up to the previous page, don't count.
 */
export function removedRows<Row>(
  shown: readonly Row[],
  latest: { readonly rows: readonly Row[]; readonly total: number },
  { page, size }: PagePosition,
  getRowId: GetRowId<Row>,
): readonly Row[] {
  const present = new Set(latest.rows.map(getRowId));
  const isPresent = (row: Row) => present.has(getRowId(row));
  const hasNextPage = (page + 1) * size < latest.total;
  const first = page > 0 ? shown.findIndex(isPresent) : 0;
  const last = hasNextPage ? shown.findLastIndex(isPresent) : shown.length - 1;
  if (first === -1 || last === -1) return [];
  return shown.slice(first, last + 1).filter((row) => !isPresent(row));
}
