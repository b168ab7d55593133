import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReferralColumnMeta } from '../columns/column.ts';
import type { Referral } from '../model/referral.ts';
import { createSharingRowModel } from './sharingRowModel.ts';

/** The TanStack Table features that referral lists use. */
export const referralTableFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel: createSharingRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
  columnMeta: metaHelper<ReferralColumnMeta>(),
});

/** Type of `referralTableFeatures`, for the type parameters of TanStack Table. */
export type ReferralTableFeatures = typeof referralTableFeatures;

/** A column of a referral list: a TanStack Table column definition. */
// biome-ignore lint/suspicious/noExplicitAny: TanStack Table's own value type for lists of columns with different values
export type ReferralColumn<Row extends Referral = Referral> = ColumnDef<ReferralTableFeatures, Row, any>;

/** Creates a column helper for referral lists: `accessor` for a field of the row, `display` for anything else. */
export const createReferralColumnHelper = <Row extends Referral = Referral>() =>
  createColumnHelper<ReferralTableFeatures, Row>();
