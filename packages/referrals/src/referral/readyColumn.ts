import type { Texts } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { Referral } from '../model/referral.ts';
import type { ReferralColumnMeta } from '../table/columnMeta.ts';

/** Input of a ready column's cell: a subset of TanStack Table's `CellContext`. */
export interface CellInput<Row extends Referral = Referral> {
  readonly row: { readonly original: Row };
}

/**
 * A predefined column of a referral list: a TanStack Table column definition that also renders without the table
 * engine. Fits any row type that extends `Referral`.
 */
export interface ReadyColumn<Row extends Referral = Referral> {
  readonly id: string;
  readonly header: string;
  readonly meta: ReferralColumnMeta & { readonly label: string };
  /** Value to sort by, and to export if the column has no `text`. */
  readonly accessorFn: (row: Row) => unknown;
  /** Renders a cell, in English by default. */
  readonly cell: (input: CellInput<Row>, texts?: Texts) => ReactNode;
  readonly enableSorting: boolean;
  /** Width that the column needs, in pixels; determines which columns fit. */
  readonly size: number;
}

/** Options of `readyColumn`. */
export interface ReadyColumnOptions {
  readonly id: string;
  readonly label: string;
  /** Value to sort by and export. Default: nothing, for a list that neither sorts on the client nor exports. */
  readonly value?: (row: Referral) => unknown;
  readonly cell: (row: Referral, texts?: Texts) => ReactNode;
  readonly canSort?: boolean;
  /** Width that the column needs, in pixels. Default 150. */
  readonly size?: number;
  readonly meta?: Omit<ReferralColumnMeta, 'label'>;
}

const renderNothing = () => null;

/** Creates a ready column. */
export const readyColumn = ({
  id,
  label,
  value = renderNothing,
  cell,
  canSort = false,
  size = 150,
  meta,
}: ReadyColumnOptions): ReadyColumn => ({
  id,
  header: label,
  accessorFn: value,
  cell: ({ row }, texts) => cell(row.original, texts),
  enableSorting: canSort,
  size,
  meta: { ...meta, label },
});
