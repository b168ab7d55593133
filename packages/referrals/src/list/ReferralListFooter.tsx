import { ListPager } from '../table/TableFrame.tsx';
import { useReferralListParts } from './ReferralListProvider.tsx';

/** Which rows of how many show, and the way to the others. A part of `ReferralListProvider`. */
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
