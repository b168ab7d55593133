import type { CsvColumn } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import type { CsvValue, TextReader } from '../table/columnMeta.ts';
import { csvText } from './csv.ts';

/** A plain value as a spreadsheet takes it. */
function csvValue(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? value : String(value);
}

/** What a column says of a referral, as a spreadsheet takes it. */
export const columnText = (
  { meta, accessorFn }: Omit<CsvColumn, 'id'>,
  row: Referral,
  reader: TextReader,
): CsvValue => (meta.text ? meta.text(row, reader) : csvValue(accessorFn?.(row, 0)));

/** A list as comma-separated values: the given columns in their order, under their headers, for one reader. */
export const referralCsv = (
  rows: readonly Referral[],
  columns: readonly Omit<CsvColumn, 'id'>[],
  reader: TextReader,
): string =>
  csvText([
    columns.map(({ meta }) => meta.label),
    ...rows.map((row) => columns.map((column) => columnText(column, row, reader))),
  ]);

/** 'all-referrals-2026-11-20.csv', by the reader's own day. */
export function exportFileName(list: string, now: number): string {
  const day = new Date(now);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `${list}-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.csv`;
}
