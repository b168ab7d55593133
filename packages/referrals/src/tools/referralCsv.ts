import { english, nameIn } from '@advantage/ui';
import { columnInfo } from '../columns/columnInfo.ts';
import type { CsvField, CsvValue, NamedColumnMeta, TextReader } from '../columns/columnMeta.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { type DrawnTable, visibleColumns } from '../table/drawnTable.ts';
import { csvText, tabbedText } from './csv.ts';

/** Converts a value to a CSV value. */
function csvValue(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' || value instanceof Date ? value : String(value);
}

/** A column to export. */
export interface CsvColumn {
  readonly id: string;
  readonly meta: NamedColumnMeta;
  /** Returns the value of a row, for columns without `text`. */
  accessorFn?(row: Referral, index: number): unknown;
}

/** Returns the visible columns of a table that can be exported. Display columns need `text` or `csv`. */
export const exportedColumns = (table: DrawnTable): readonly CsvColumn[] =>
  visibleColumns(table.getHeaderGroups()).flatMap(({ id, columnDef, accessorFn }) => {
    const { meta } = columnInfo({ ...columnDef, id });
    if (!accessorFn && !meta.text && !meta.csv) return [];
    return [{ id, meta, ...(accessorFn && { accessorFn }) }];
  });

type Exported = Omit<CsvColumn, 'id'>;

/** Returns the export columns of a list column: one or several. */
export const csvFields = ({ meta, accessorFn }: Exported, reader: TextReader): readonly CsvField[] =>
  meta.csv?.(reader) ?? [
    {
      heading: meta.label,
      value: (row) => (meta.text ? meta.text(row, reader) : csvValue(accessorFn?.(row, 0))),
    },
  ];

/** Translates a heading, except for its unit. Values aren't translated. */
const translated = (heading: string, { texts = english }: TextReader) =>
  heading.replace(
    /^(.*?)( \((?:UTC|USD)\))?$/,
    (_, name: string, unit = '') => `${nameIn(texts(en.headings), name)}${unit}`,
  );

const fieldsOf = (columns: readonly Exported[], reader: TextReader) =>
  columns.flatMap((column) => csvFields(column, reader));

const valuesOf = (rows: readonly Referral[], fields: readonly CsvField[]) =>
  rows.map((row) => fields.map((field) => field.value(row)));

/** Formats a list as comma-separated values: the given columns in order, with headings, for one audience. */
export function referralCsv(
  rows: readonly Referral[],
  columns: readonly Exported[],
  reader: TextReader,
): string {
  const fields = fieldsOf(columns, reader);
  return csvText([fields.map(({ heading }) => translated(heading, reader)), ...valuesOf(rows, fields)]);
}

/** Formats rows for the clipboard, without headings. */
export const referralLines = (
  rows: readonly Referral[],
  columns: readonly Exported[],
  reader: TextReader,
): string => tabbedText(valuesOf(rows, fieldsOf(columns, reader)));

/** Returns a file name with the list, the time of its data and, if rows may be missing, `-incomplete`. */
export function exportFileName(list: string, at: number, isComplete = true): string {
  const [day, time = ''] = new Date(at).toISOString().split('T');
  const moment = `${day}-${time.slice(0, 5).replace(':', '')}-UTC`;
  return `${list}-${moment}${isComplete ? '' : '-incomplete'}.csv`;
}
