import type { NamedColumnMeta, ReferralColumnMeta } from './columnMeta.ts';

/** The part of a column definition that list tools read, for any row type. */
export interface InfoColumn {
  readonly id?: string | undefined;
  readonly accessorKey?: PropertyKey | undefined;
  readonly header?: unknown;
  readonly meta?: ReferralColumnMeta | undefined;
  readonly enableSorting?: boolean | undefined;
}

/** A column as list tools see it. */
export interface ColumnInfo {
  readonly id: string;
  readonly meta: NamedColumnMeta;
  /** Name of the field that the service sorts by. */
  readonly sortField: string;
  readonly canSort: boolean;
}

/** Returns the columns that users can show, sort and export: all except control columns, e.g. checkboxes. */
export const columnInfos = (columns: readonly InfoColumn[]): readonly ColumnInfo[] =>
  columns.map(columnInfo).filter(({ meta }) => !meta.isControl);

/** Returns the columns of a list, and those that it can be sorted by without showing them. */
export function sortColumnInfos(
  columns: readonly InfoColumn[],
  alsoSortsBy: readonly InfoColumn[] = [],
): readonly ColumnInfo[] {
  const infos = columnInfos(columns);
  return [...infos, ...columnInfos(alsoSortsBy).filter(({ id }) => infos.every((info) => info.id !== id))];
}

/** Reads a column definition. Like TanStack Table, takes the id from `id`, else the accessor key, else the header. */
export function columnInfo(column: InfoColumn): ColumnInfo {
  const header = typeof column.header === 'string' ? column.header : undefined;
  const key = column.accessorKey === undefined ? undefined : String(column.accessorKey);
  const id = column.id ?? key?.replaceAll('.', '_') ?? header ?? '';
  const meta = { ...column.meta, label: column.meta?.label ?? header ?? id };
  const hasValue = key !== undefined || 'accessorFn' in column;
  return { id, meta, sortField: meta.sortField ?? id, canSort: hasValue && column.enableSorting !== false };
}

/** Minimum and maximum width of a column, in pixels. */
export const widthLimits = { min: 48, max: 800 } as const;

/** Clamps a width to the limits and rounds it to whole pixels. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)));

/** Returns the fields that a list can be sorted by. */
export const sortFieldsOf = (columns: readonly InfoColumn[]): readonly string[] =>
  columnInfos(columns).flatMap(({ canSort, sortField }) => (canSort ? [sortField] : []));
