import { largeTable } from '../table/largeTable.ts';
import { PageTableView, type ReferralTableViewProps } from './PageTableView.tsx';

export type { ReferralTableViewProps };

/**
 * A referrals table without a table engine: shows the given rows and columns, as cards below 768 px, and fetches
 * nothing. For a live list whose columns users can change, use `useReferralList` and `ReferralTable`.
 */
export const ReferralTableView = (props: ReferralTableViewProps) => (
  <PageTableView {...props} large={largeTable} />
);
