import { english, nameIn } from '@advantage/ui';
import {
  type CsvField,
  type CsvValue,
  columnInfo,
  type NamedColumnMeta,
  type TextReader,
} from '../columns/column.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { type DrawnTable, visibleColumns } from '../table/drawnTable.ts';
import { saveFile } from './saveFile.ts';

function csvValue(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' || value instanceof Date ? value : String(value);
}

/** A column to export. */
export interface CsvColumn {
  readonly meta: NamedColumnMeta;
  /** Returns the value of a row, for columns without `text`. */
  accessorFn?(row: Referral, index: number): unknown;
}

/** Returns the visible columns of a table that can be exported. Display columns need `text` or `csv`. */
export const exportedColumns = (table: DrawnTable): readonly CsvColumn[] =>
  visibleColumns(table.getHeaderGroups()).flatMap(({ id, columnDef, accessorFn }) => {
    const { meta } = columnInfo({ ...columnDef, id });
    if (!accessorFn && !meta.text && !meta.csv) return [];
    return [{ meta, ...(accessorFn && { accessorFn }) }];
  });

/** Returns the export columns of a list column: one or several. */
export const csvFields = ({ meta, accessorFn }: CsvColumn, reader: TextReader): readonly CsvField[] =>
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

const fieldsOf = (columns: readonly CsvColumn[], reader: TextReader) =>
  columns.flatMap((column) => csvFields(column, reader));

const valuesOf = (rows: readonly Referral[], fields: readonly CsvField[]) =>
  rows.map((row) => fields.map((field) => field.value(row)));

/** Formats a list as comma-separated values: the given columns in order, with headings, for one audience. */
export function referralCsv(
  rows: readonly Referral[],
  columns: readonly CsvColumn[],
  reader: TextReader,
): string {
  const fields = fieldsOf(columns, reader);
  return csvText([fields.map(({ heading }) => translated(heading, reader)), ...valuesOf(rows, fields)]);
}

/** Downloads rows as a file: the visible columns of a table. */
export function saveCsv(
  list: string,
  rows: readonly Referral[],
  table: DrawnTable,
  reader: TextReader,
  isComplete = true,
): void {
  const text = referralCsv(rows, exportedColumns(table), reader);
  saveFile(exportFileName(list, reader.now, isComplete), text, 'text/csv;charset=utf-8');
}

/** Formats rows for the clipboard, without headings. */
export const referralLines = (
  rows: readonly Referral[],
  columns: readonly CsvColumn[],
  reader: TextReader,
): string => tabbedText(valuesOf(rows, fieldsOf(columns, reader)));

/** Returns a file name with the list, the time of its data and, if rows may be missing, `-incomplete`. */
export function exportFileName(list: string, at: number, isComplete = true): string {
  const [day, time = ''] = new Date(at).toISOString().split('T');
  const moment = `${day}-${time.slice(0, 5).replace(':', '')}-UTC`;
  return `${list}-${moment}${isComplete ? '' : '-incomplete'}.csv`;
}

/** Characters that start a formula in a spreadsheet, including their full-width forms. */
const formulaStart = '[=+\\-@\\u0000\\uFF1D\\uFF0B\\uFF0D\\uFF20]';

/** Where a formula could start: at the start, or after what some regions treat as a separator or drop. */
const dangerous = new RegExp(`(?<=^|[;\\t\\r\\n])(?=${formulaStart})|^(?=[\\t\\r\\n])`, 'g');

/** Escapes a text against formula injection: puts an apostrophe before anything that could start a formula. */
export const withoutFormula = (text: string): string => text.replace(dangerous, "'");

/** Formats a time in UTC, as spreadsheets read it in every region. Empty for an invalid date. */
const timeText = (date: Date) =>
  Number.isNaN(date.getTime()) ? '' : withoutFormula(date.toISOString().replace('T', ' ').slice(0, -5));

/** Formats numbers, times and empty cells, which are the same in every format. Returns undefined for texts. */
function plainText(value: CsvValue): string | undefined {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? undefined : timeText(value);
}

const field = (value: CsvValue) =>
  plainText(value) ?? `"${withoutFormula(String(value)).replaceAll('"', '""')}"`;

/** Formats rows as comma-separated values (RFC 4180), with the byte order mark that spreadsheets need. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;

/** Formats rows for the clipboard: tab-separated cells, one line per row, without other tabs and breaks. */
export const tabbedText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => row.map((value) => plainText(value) ?? cellText(String(value))).join('\t')).join('\n');

const cellText = (text: string) => withoutFormula(text.replace(/[\t\r\n]+/g, ' '));
