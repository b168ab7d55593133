import type { ListPaging } from '../table/TableFrame.tsx';

/** Creates the paging of a list whose view the caller controls. */
export const pagingOf = <View extends { readonly page: number }>(
  view: View,
  setView: (view: View) => void,
  { size, total }: { readonly size: number; readonly total: number },
): NonNullable<ListPaging> => ({
  page: view.page,
  size,
  total,
  onPageChange: (page) => setView({ ...view, page }),
});
