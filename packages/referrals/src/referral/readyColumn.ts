import type { Texts } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { Referral } from '../model/referral.ts';
import type { ReferralColumnMeta } from '../table/columnMeta.ts';

/** What the cell of a ready column is given: a subset of TanStack Table's `CellContext`. */
export interface CellInput<Row extends Referral = Referral> {
  readonly row: { readonly original: Row };
}

/**
 * A ready column of a list of referrals: a TanStack Table column definition that can also be drawn without the table
 * engine. It fits any row type that extends `Referral`.
 */
export interface ReadyColumn<Row extends Referral = Referral> {
  readonly id: string;
  readonly header: string;
  readonly meta: ReferralColumnMeta & { readonly label: string };
  /** Value to sort by, and to export where the column has no text. */
  readonly accessorFn: (row: Row) => unknown;
  /** Content of a cell, in English without `texts`. */
  readonly cell: (input: CellInput<Row>, texts?: Texts) => ReactNode;
  readonly enableSorting: boolean;
  /** Width in pixels that it needs, to decide what fits. */
  readonly size: number;
}

/** What a ready column adds to the defaults. */
export interface ReadyColumnOptions {
  readonly id: string;
  readonly label: string;
  /** Default: nothing, for a list that neither sorts nor exports by itself. */
  readonly value?: (row: Referral) => unknown;
  readonly cell: (row: Referral, texts?: Texts) => ReactNode;
  readonly canSort?: boolean;
  /** Default 150. */
  readonly size?: number;
  readonly meta?: Omit<ReferralColumnMeta, 'label'>;
}

const nothing = () => null;

/** Makes a ready column. */
export const readyColumn = ({
  id,
  label,
  value = nothing,
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
