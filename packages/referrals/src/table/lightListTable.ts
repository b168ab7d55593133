import type { Referral } from '../model/referral.ts';
import type { ListColumn } from './listColumn.ts';
import type { ListTableModel } from './useListTable.ts';

/**
 * Stands in for the table engine in the public feed, where every kilobyte is somebody else's: the service sorts and
 * pages, so all the engine would do there is hand columns and rows through.
 */
export const useListTable = (rows: readonly Referral[], columns: readonly ListColumn[]): ListTableModel => ({
  columns,
  rows: rows.map((original) => ({ id: original.opportunityId, original })),
});
