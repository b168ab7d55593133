import { EmptyState } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { LiveListOptions } from '../live/LiveList.ts';
import { transactionColumns } from '../referral/acquiredColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { defaultPageSize } from '../wire/listParams.ts';
import { ListScreen } from './ListScreen.tsx';
import { SortMenu } from './SortMenu.tsx';
import { type ShownList, shownListOf } from './shownList.ts';
import { sortChoicesOf } from './sortChoice.ts';
import { TransactionsTable, type TransactionsTableProps } from './TransactionsTable.tsx';
import { useLiveContent } from './useLiveContent.ts';
import { listQuery, type PagedViewOptions, usePagedView } from './usePagedView.ts';

export interface TransactionsScreenProps
  extends PagedViewOptions,
    Pick<LiveListOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval'>,
    Pick<TransactionsTableProps, 'columns' | 'density'> {
  /** What stands above the table, e.g. `ListTools` of the tools entry. Default nothing. */
  readonly tools?: ((list: ShownList) => ReactNode) | undefined;
  /** Where referrals come from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'purchased'>;
  /** Rows of a page. Default 25 (TBL-3). */
  readonly pageSize?: number;
}

/** Claim-It Transactions: the live list of what was purchased, for admins (TBL-63). */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { source, pageSize = defaultPageSize } = props;
  const { view, onSort, onSortChange, onPageChange } = usePagedView(props);
  const asked: Pick<LiveListOptions, 'query' | 'load'> = {
    query: listQuery(view, pageSize),
    load: (query, call) => source.purchased(query, call),
  };
  const live = useLiveContent({ ...props, ...asked, origin: source });
  return (
    <ListScreen
      list={live.list}
      newCount={live.newCount}
      sortPicker={<SortMenu choices={choices} sort={view.sort} onSortChange={onSortChange} />}
      tools={props.tools?.(shownListOf(live, asked))}
    >
      <TransactionsTable
        {...live.content}
        columns={props.columns}
        density={props.density}
        sort={view.sort}
        onSort={onSort}
        paging={{ page: view.page, size: pageSize, total: live.total, onPageChange }}
        holdHandlers={live.holdHandlers}
        empty={<EmptyState title="No transactions yet">Referrals show here as agents claim them.</EmptyState>}
      />
    </ListScreen>
  );
}

const choices = sortChoicesOf(transactionColumns());
