import type { ReferralAudience } from '../model/audience.ts';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { columnsFor, extraColumns } from '../referral/referralColumns.tsx';

/** The ids of the columns that a list of referrals usually shows to a reader. */
export const usualReferralColumns = (audience: ReferralAudience): readonly string[] =>
  columnsFor(audience).map(({ id }) => id);

/** Every column that a reader can choose in a list of referrals. */
export const referralColumnOptions = (audience: ReferralAudience): readonly ReadyColumn[] => [
  ...columnsFor(audience),
  ...extraColumns(),
];
