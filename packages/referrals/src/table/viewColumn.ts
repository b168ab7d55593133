import type { Texts } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { Referral } from '../model/referral.ts';
import type { NamedColumnMeta } from './columnMeta.ts';

/** A column of `TableView`. Must be stable while nothing changes: new objects re-render all rows. */
export interface ViewColumn {
  readonly id: string;
  /** Content of the header. */
  readonly header: ReactNode;
  readonly meta: NamedColumnMeta;
  /** Width in pixels. Default: set by the column's class. */
  readonly width?: number | undefined;
  /** Width that the column needs, in pixels; determines which columns fit. Default 150. */
  readonly size?: number;
  /** Edge that the column is pinned to while others scroll sideways. Default false. */
  readonly pinned?: 'start' | 'end' | false;
  /** Content after the header, e.g. a resize handle. Default none. */
  readonly tool?: ReactNode;
  /** Whether the header sorts. */
  readonly canSort: boolean;
  readonly renderCell: (row: Referral, texts: Texts) => ReactNode;
}

/** Sorted column and direction of a table; null if unsorted. */
export type ViewSort = { readonly id: string; readonly direction: 'asc' | 'desc' } | null;

/** A column with the properties that depend on its neighbors. */
export interface PositionedColumn extends ViewColumn {
  /** Whether the column needs extra space because it follows numbers. */
  readonly isAfterNumbers: boolean;
  /** Whether the column is sticky at the end of the table. */
  readonly isSticky: boolean;
}

const isNumeric = (column: ViewColumn | undefined) => column?.meta.align === 'end';

/** Adds the properties that depend on each column's neighbors. A status in the last column is always sticky. */
export const positionColumns = (columns: readonly ViewColumn[]): readonly PositionedColumn[] =>
  columns.map((column, index) => ({
    ...column,
    isAfterNumbers: isNumeric(columns[index - 1]) && !isNumeric(column),
    isSticky: index === columns.length - 1 && (column.meta.isStatus === true || column.pinned === 'end'),
  }));
