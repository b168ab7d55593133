import { ListPager } from '../table/TableFrame.tsx';
import { useReferralListParts } from './ReferralListProvider.tsx';

/** The pager of a list: range of visible rows, total and page buttons. Use inside `ReferralListProvider`. */
export function ReferralListFooter() {
  const { state, setState, rows, total, isLoading, query } = useReferralListParts('ReferralListFooter');
  if (isLoading && query === null) return null;
  const { pagination } = state;
  const paging = {
    page: pagination.pageIndex,
    size: pagination.pageSize,
    total,
    onPageChange: (pageIndex: number) => setState({ pagination: { ...pagination, pageIndex } }),
  };
  return <ListPager paging={paging} count={rows.length} />;
}
