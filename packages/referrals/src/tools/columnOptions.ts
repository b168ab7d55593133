import type { ReferralAudience } from '../model/audience.ts';
import {
  type AcquiredColumn,
  acquiredColumns,
  type TransactionColumn,
  transactionColumns,
} from '../referral/acquiredColumns.tsx';
import { type ColumnName, columnLabels, defaultColumns } from '../referral/columns.ts';
import { type RecentColumn, recentColumns } from '../referral/recentColumns.tsx';
import type { ColumnOption } from './LookPanel.tsx';

/** A column of the referrals tables that can be chosen; `isMobileView` makes cards and is none. */
export type ReferralColumn = Exclude<ColumnName, 'isMobileView'>;

/** Columns that stand in no default set (TBL-45). */
const extraColumns = ['notes', 'phoneIcon', 'starIcon'] as const satisfies readonly ReferralColumn[];

const withoutCards = (names: readonly ColumnName[]) => names.filter((name) => name !== 'isMobileView');

/** The columns that a list of referrals usually shows to a reader (TBL-34, TBL-35). */
export const usualReferralColumns = (audience: ReferralAudience): readonly ReferralColumn[] =>
  withoutCards(defaultColumns(audience));

/** Every column that a reader can choose in a list of referrals; the status stays, for it is what is to be done. */
export const referralColumnOptions = (audience: ReferralAudience): readonly ColumnOption<ReferralColumn>[] =>
  [...usualReferralColumns(audience), ...extraColumns].map((id) => ({
    id,
    label: columnLabels[id],
    isFixed: id === 'status' || id === 'decayStatus',
  }));

const optionsOf = <Name extends string>(
  columns: readonly { readonly id: Name; readonly label: string }[],
  fixed: Name,
): readonly ColumnOption<Name>[] => columns.map(({ id, label }) => ({ id, label, isFixed: id === fixed }));

/** Every column of the acquired list; the name stays. */
export const acquiredColumnOptions = optionsOf<AcquiredColumn>(acquiredColumns, 'name');

/** Every column of Claim-It Transactions; the name stays. */
export const transactionColumnOptions = optionsOf<TransactionColumn>(transactionColumns, 'name');

/** Every column of the recent referrals; the status stays. */
export const recentColumnOptions = optionsOf<RecentColumn>(recentColumns, 'status');
