import type { Texts } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { Referral } from '../model/referral.ts';
import type { NamedColumnMeta } from './columnMeta.ts';

/** A column as `TableView` draws it. Keep the objects the same while nothing changes: rows render again with them. */
export interface ViewColumn {
  readonly id: string;
  /** Content of the header. */
  readonly header: ReactNode;
  readonly meta: NamedColumnMeta;
  /** Width in pixels. Default: the class of the column decides. */
  readonly width?: number | undefined;
  /** Width in pixels that the column needs, to decide what fits. Default 150. */
  readonly size?: number;
  /** Stays in view while the others scroll sideways. Default false. */
  readonly pinned?: 'start' | 'end' | false;
  /** Comes after the content of the header, e.g. a handle that resizes the column. Default none. */
  readonly tool?: ReactNode;
  /** Whether the header sorts. */
  readonly canSort: boolean;
  readonly renderCell: (row: Referral, texts: Texts) => ReactNode;
}

/** The column that a table is sorted by; null for none. */
export type ViewSort = { readonly id: string; readonly direction: 'asc' | 'desc' } | null;

/** A column with what depends on its neighbors. */
export interface PlacedColumn extends ViewColumn {
  /** Text that follows numbers keeps its distance. */
  readonly isAfterNumbers: boolean;
  /** Stays in view at the end of the table. */
  readonly isSticky: boolean;
}

const isNumeric = (column: ViewColumn | undefined) => column?.meta.align === 'end';

/** Adds what depends on the neighbors of each column. A status in the last column always stays in view. */
export const placeColumns = (columns: readonly ViewColumn[]): readonly PlacedColumn[] =>
  columns.map((column, index) => ({
    ...column,
    isAfterNumbers: isNumeric(columns[index - 1]) && !isNumeric(column),
    isSticky: index === columns.length - 1 && (column.meta.isStatus === true || column.pinned === 'end'),
  }));
