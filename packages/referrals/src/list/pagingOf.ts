import type { ListPaging } from '../table/TableFrame.tsx';

/** The pages of a list whose view the caller keeps. */
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
