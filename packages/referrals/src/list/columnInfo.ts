import type { NamedColumnMeta, ReferralColumnMeta } from '../table/columnMeta.ts';

/** What the tools of a list read of a column definition, whatever its rows are. */
export interface InfoColumn {
  readonly id?: string | undefined;
  readonly accessorKey?: PropertyKey | undefined;
  readonly header?: unknown;
  readonly meta?: ReferralColumnMeta | undefined;
  readonly enableSorting?: boolean | undefined;
}

/** A column as the tools of a list know it. */
export interface ColumnInfo {
  readonly id: string;
  readonly meta: NamedColumnMeta;
  /** Name of the field that the service sorts by. */
  readonly sortField: string;
  readonly canSort: boolean;
}

/** The columns that readers choose, sort and export: all but the controls of the list. */
export const columnInfos = (columns: readonly InfoColumn[]): readonly ColumnInfo[] =>
  columns.map(columnInfo).filter(({ meta }) => !meta.isControl);

/** Reads a column definition. The id is found as TanStack Table finds it: `id`, else the accessor key, else the header. */
export function columnInfo(column: InfoColumn): ColumnInfo {
  const header = typeof column.header === 'string' ? column.header : undefined;
  const key = column.accessorKey === undefined ? undefined : String(column.accessorKey);
  const id = column.id ?? key?.replaceAll('.', '_') ?? header ?? '';
  const meta = { ...column.meta, label: column.meta?.label ?? header ?? id };
  const hasValue = key !== undefined || 'accessorFn' in column;
  return { id, meta, sortField: meta.sortField ?? id, canSort: hasValue && column.enableSorting !== false };
}
