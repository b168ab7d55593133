import { useState } from 'react';
import { defaultAcquiredSort, nextSort, type Sort } from '../model/sortCycle.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';

/** What a reader chose to see of a list without filters. */
export interface PagedView {
  readonly sort: Sort;
  /** Counts from 0. */
  readonly page: number;
}

/** What such a list shows first (ACQ-5, TBL-63). */
export const defaultPagedView: PagedView = { sort: defaultAcquiredSort, page: 0 };

/** The view of a list with pages, where its host keeps it. */
export interface PagedViewOptions {
  /** The view in force, e.g. from the URL. Default: the screen keeps it itself. */
  readonly view?: PagedView | undefined;
  /** Called with each new view. */
  readonly onViewChange?: ((view: PagedView) => void) | undefined;
}

/** The view of a list without filters, and the handlers of its table (TBL-12, TBL-32). */
export function usePagedView({ view: given, onViewChange }: PagedViewOptions) {
  const [own, setOwn] = useState(defaultPagedView);
  const view = given ?? own;
  const setView = (next: PagedView) => {
    setOwn(next);
    onViewChange?.(next);
  };
  return {
    view,
    onSort: (field: string) => setView({ sort: nextSort(view.sort, field), page: 0 }),
    onSortChange: (sort: Sort) => setView({ sort, page: 0 }),
    onPageChange: (page: number) => setView({ ...view, page }),
  };
}

/** The call that a view asks for. */
export const listQuery = ({ sort, page }: PagedView, size: number): ReferralListQuery => ({
  sort: sort?.field ?? null,
  order: sort?.order ?? 'desc',
  page,
  size,
});
