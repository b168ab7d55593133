import type { Referral } from '../model/referral.ts';
import { columnValues, type ExportColumn, type ExportReader } from './columnValues.ts';
import { csvText } from './csv.ts';

/** A column that is to be written down. */
export interface NamedColumn {
  readonly id: ExportColumn;
  /** The text of its header. */
  readonly label: string;
}

/** A list as comma-separated values: the given columns in their order, under their headers, for one reader. */
export const referralCsv = (
  rows: readonly Referral[],
  columns: readonly NamedColumn[],
  reader: ExportReader,
): string =>
  csvText([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ id }) => columnValues[id](row, reader))),
  ]);

/** 'all-referrals-2026-11-20.csv', by the reader's own day. */
export function exportFileName(list: string, now: number): string {
  const day = new Date(now);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `${list}-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.csv`;
}
