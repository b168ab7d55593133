import type { Texts } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { Referral } from '../model/referral.ts';
import type { NamedColumnMeta, ReferralColumnMeta } from './columnMeta.ts';

/**
 * A ready-made column: a TanStack Table column definition. Fits tables with any features, and any row type that extends
 * `Referral`.
 */
export interface ReferralColumnDef<Row extends Referral = Referral> {
  readonly id: string;
  readonly header: string;
  /** Value to sort by, and to export if the column has no `text`. */
  readonly accessorFn: (row: Row) => unknown;
  /** Renders a cell. `texts` default to English. */
  readonly cell: (context: { readonly row: { readonly original: Row } }, texts?: Texts) => ReactNode;
  readonly enableSorting: boolean;
  /** Width that the column needs, in pixels; determines which columns fit. */
  readonly size: number;
  readonly meta: NamedColumnMeta;
}

/** A ready-made column, with defaults and a cell that takes the referral. */
interface ColumnOptions extends Partial<Omit<ReferralColumnDef, 'id' | 'header' | 'cell' | 'meta'>> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Referral, texts?: Texts) => ReactNode;
  readonly meta?: ReferralColumnMeta;
}

const noValue = () => null;

/** Creates a ready-made column. Default: without a value, 150 px, not sortable. */
/* @__NO_SIDE_EFFECTS__ */
export const referralColumn = ({ cell, meta, ...column }: ColumnOptions): ReferralColumnDef => ({
  accessorFn: noValue,
  enableSorting: false,
  size: 150,
  ...column,
  meta: { label: column.header, ...meta },
  // `flexRender` makes components of cells, and React 18 passes those a second argument.
  cell: ({ row }, texts) => cell(row.original, typeof texts === 'function' ? texts : undefined),
});
