import { SourceError } from '@advantage/live-list';
import { columnInfo, type InfoColumn } from '../columns/column.ts';
import { warnOnce } from '../model/warnOnce.ts';

/** Bundlers replace this with the build mode, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Says in development what a list can't do with a host's column, since nothing on the page does: once per column.
 * `isClient`: the list sorts its rows itself.
 */
export function warnAboutColumns(columns: readonly InfoColumn[], isClient: boolean): void {
  if (process.env.NODE_ENV === 'development') {
    for (const column of columns) {
      const { id, meta, sortField, canSort } = columnInfo(column);
      const hasValue = column.accessorKey !== undefined || 'accessorFn' in column;
      if (canSort && column.enableSorting === undefined && column.meta?.sortField === undefined && !isClient)
        warnOnce(
          `Column '${id}': sorting by it asks the service for the field '${sortField}'. If the service knows that field, set \`meta.sortField\`; if not, set \`enableSorting: false\`.`,
        );
      if (!hasValue && !meta.isControl && !meta.hasControls && !meta.text && !meta.csv)
        warnOnce(`Column '${id}': exports leave it out, because it has no value. Set \`meta.text\`.`);
    }
  }
}

/**
 * Says in development why a source failed, once per reason: the list says only that it couldn't load. A `SourceError` is a
 * failure that sources expect.
 */
export function warnAboutSource(error: unknown, { aborted }: AbortSignal): void {
  if (process.env.NODE_ENV === 'development' && !aborted && !(error instanceof SourceError))
    warnOnce(`The source of a list failed. ${String(error)}`);
}
