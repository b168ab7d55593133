import type { Referral } from '../model/referral.ts';
import type { ListColumn } from '../table/listColumn.ts';
import type { ListTableModel } from '../table/useListTable.ts';

/**
 * Stands in for the table engine inside the element, where every kilobyte is somebody else's: the service sorts and
 * pages, so all the engine would do there is hand columns and rows through.
 */
export const useListTable = (rows: readonly Referral[], columns: readonly ListColumn[]): ListTableModel => ({
  columns,
  rows: rows.map((original) => ({ id: original.opportunityId, original })),
});
