import { lazyComponent, useMedia, useMessages } from '@advantage/ui';
import { memo, type ReactNode } from 'react';
import { dateCaption } from '../list/listView.ts';
import { useReferralListDetails, useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';
import { ListPager } from '../table/TableFrame.tsx';

// Loaded on demand, because few users select rows.
const SelectionBar = lazyComponent(async () => (await import('./SelectionBar.tsx')).SelectionBar, {
  pending: null,
});

export interface ReferralListFooterProps {
  /** Whether the list has pages. Default true. */
  readonly hasPages?: boolean | undefined;
  /**
   * More actions for the selected rows, before Export. Read the rows with `useReferralListParts`. On phones, also set
   * `selectsCards` of the toolbar. Default none.
   */
  readonly selectionBar?: ReactNode;
}

/** The end of a list: actions for the selected rows, and the pager. Use inside `ReferralListProvider`. */
export const ReferralListFooter = memo(function ReferralListFooter({
  hasPages = true,
  selectionBar,
}: ReferralListFooterProps) {
  const { selection } = useReferralListParts('ReferralListFooter');
  return (
    <>
      {selection.mode !== 'off' && <SelectionBar>{selectionBar}</SelectionBar>}
      {hasPages && <PageFooter />}
    </>
  );
});

/** Windows in which the caption doesn't fit under a list next to open details. */
const narrow = `(max-width: ${1279 / 16}em)`;

function PageFooter() {
  const t = useMessages(en.filters);
  const { table, live, filters } = useReferralListParts('ReferralListFooter');
  const { selectedKey } = useReferralListDetails('ReferralListFooter');
  const hasCaption = !useMedia(narrow) || selectedKey === null;
  if (live.isLoading && live.query === null) return null;
  const { pageIndex, pageSize } = table.state.pagination;
  return (
    <ListPager
      paging={{
        page: pageIndex,
        size: pageSize,
        total: table.getRowCount(),
        onPageChange: (page: number) => table.setPageIndex(page),
      }}
      count={table.getRowModel().rows.length}
      caption={filters && hasCaption ? dateCaption(filters.period, t) : undefined}
    />
  );
}
