import type { CsvValue } from '../table/columnMeta.ts';

/** What a spreadsheet takes for the beginning of a formula; the wide forms too. */
const formulaStart = '[=+\\-@\\u0000\\uFF1D\\uFF0B\\uFF0D\\uFF20]';

/**
 * Where a formula could begin: at the start of the text, and after what spreadsheets of other regions take for a
 * separator. A tab or line break at the start is dropped by some, so that what follows it would begin the cell.
 */
const dangerous = new RegExp(`(?<=^|[;\\t\\r\\n])(?=${formulaStart})|^(?=[\\t\\r\\n])`, 'g');

/** A text that no spreadsheet takes for a formula: an apostrophe comes before what would begin one. */
export const withoutFormula = (text: string): string => text.replace(dangerous, "'");

/** '2026-11-20 16:04:05' in UTC: what spreadsheets of every region read as a time. Empty for no date. */
const timeText = (date: Date) =>
  Number.isNaN(date.getTime())
    ? ''
    : withoutFormula(
        date
          .toISOString()
          .replace('T', ' ')
          .replace(/\.\d+Z$/, ''),
      );

/** Numbers, times and empty cells as every format writes them; undefined for a text. */
function plainText(value: CsvValue): string | undefined {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? undefined : timeText(value);
}

const field = (value: CsvValue) =>
  plainText(value) ?? `"${withoutFormula(String(value)).replaceAll('"', '""')}"`;

/**
 * Rows as comma-separated values (RFC 4180): lines end with CR LF, every text is in quotes, numbers and times are not.
 * It begins with a byte order mark, without which spreadsheets misread letters beyond ASCII.
 */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;

/** Rows for the clipboard: a tab between cells, a line per row. Whatever would end a cell becomes a space. */
export const tabbedText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => row.map((value) => plainText(value) ?? cellText(String(value))).join('\t')).join('\n');

const cellText = (text: string) => withoutFormula(text.replace(/[\t\r\n]+/g, ' '));
