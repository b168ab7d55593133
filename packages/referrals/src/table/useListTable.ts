import { metaHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Referral } from '../model/referral.ts';
import type { ListColumn } from './listColumn.ts';

/** The service sorts and pages, so the table takes no feature that would. */
const features = tableFeatures({ columnMeta: metaHelper<ListColumn>() });

const idOf = (referral: Referral) => referral.opportunityId;

/** What a list draws: its columns in order, and its rows by their id. */
export interface ListTableModel {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly { readonly id: string; readonly original: Referral }[];
}

/** Columns and rows of a list as a table model: rows are known by `opportunityId`, columns by their order. */
export function useListTable(rows: readonly Referral[], columns: readonly ListColumn[]): ListTableModel {
  const definitions = useMemo(
    () => columns.map((column) => ({ id: column.id, header: column.label, meta: column })),
    [columns],
  );
  const table = useTable({ features, columns: definitions, data: rows, getRowId: idOf });
  return {
    columns: table.getAllLeafColumns().flatMap(({ columnDef }) => columnDef.meta ?? []),
    rows: table.getRowModel().rows,
  };
}
