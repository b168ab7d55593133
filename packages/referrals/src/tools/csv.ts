import type { CsvValue } from '../columns/columnMeta.ts';

/** Characters that start a formula in a spreadsheet, including their full-width forms. */
const formulaStart = '[=+\\-@\\u0000\\uFF1D\\uFF0B\\uFF0D\\uFF20]';

/**
 * Positions where a formula could start: at the start of the text, and after characters that spreadsheets in some
 * regions treat as separators. Some drop a leading tab or line break, so the text after it would start the cell.
 */
const dangerous = new RegExp(`(?<=^|[;\\t\\r\\n])(?=${formulaStart})|^(?=[\\t\\r\\n])`, 'g');

/** Escapes a text against formula injection: puts an apostrophe before anything that could start a formula. */
export const withoutFormula = (text: string): string => text.replace(dangerous, "'");

/**
 * Formats a time in UTC, e.g. '2026-11-20 16:04:05', which spreadsheets read in every region. Empty for an invalid
 * date.
 */
const timeText = (date: Date) =>
  Number.isNaN(date.getTime())
    ? ''
    : withoutFormula(
        date
          .toISOString()
          .replace('T', ' ')
          .replace(/\.\d+Z$/, ''),
      );

/** Formats numbers, times and empty cells, which are the same in every format. Returns undefined for texts. */
function plainText(value: CsvValue): string | undefined {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? undefined : timeText(value);
}

const field = (value: CsvValue) =>
  plainText(value) ?? `"${withoutFormula(String(value)).replaceAll('"', '""')}"`;

/**
 * Formats rows as comma-separated values (RFC 4180). Lines end with CR LF; texts are quoted, numbers and times aren't.
 * Starts with a byte order mark, without which spreadsheets misread non-ASCII characters.
 */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;

/**
 * Formats rows for the clipboard: tab-separated cells, one line per row. Tabs and line breaks in texts become spaces.
 */
export const tabbedText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => row.map((value) => plainText(value) ?? cellText(String(value))).join('\t')).join('\n');

const cellText = (text: string) => withoutFormula(text.replace(/[\t\r\n]+/g, ' '));
