import { largeTable } from '../table/largeTable.ts';
import { PageTableView, type ReferralTableViewProps } from './PageTableView.tsx';

export type { ReferralTableViewProps };

/**
 * A table of referrals without a table engine: it shows the rows and columns that it is given, cards under 768 px, and
 * fetches nothing. For a live list whose columns readers can change use `useReferralList` and `ReferralTable`.
 */
export const ReferralTableView = (props: ReferralTableViewProps) => (
  <PageTableView {...props} large={largeTable} />
);
