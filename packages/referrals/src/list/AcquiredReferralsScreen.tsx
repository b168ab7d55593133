import { useHold } from '@advantage/live-list/react';
import { EmptyState } from '@advantage/ui';
import type { ReactNode } from 'react';
import { type DetailsOptions, ListDetails } from '../details/ListDetails.tsx';
import type { LiveListOptions } from '../live/LiveList.ts';
import type { Referral } from '../model/referral.ts';
import { acquiredColumns } from '../referral/acquiredColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { defaultPageSize } from '../wire/listParams.ts';
import { AcquiredReferralsTable, type AcquiredReferralsTableProps } from './AcquiredReferralsTable.tsx';
import { ListScreen } from './ListScreen.tsx';
import { SortMenu } from './SortMenu.tsx';
import { type ShownList, shownListOf } from './shownList.ts';
import { sortChoicesOf } from './sortChoice.ts';
import { useLiveContent } from './useLiveContent.ts';
import { listQuery, type PagedViewOptions, usePagedView } from './usePagedView.ts';

export interface AcquiredReferralsScreenProps
  extends PagedViewOptions,
    Pick<LiveListOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval'>,
    Pick<AcquiredReferralsTableProps, 'columns' | 'density'> {
  /** What stands above the table, e.g. `ListTools` of the tools entry. Default nothing. */
  readonly tools?: ((list: ShownList) => ReactNode) | undefined;
  /** Where referrals come from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'acquired'>;
  /** Whose acquired referrals show (API-21). */
  readonly username: string | null;
  /** Rows of a page. Default 25 (TBL-3). */
  readonly pageSize?: number;
  /** The referral whose details are open. Default none. */
  readonly selectedId?: string | null;
  /** Called with the referral to open (ACQ-6), where the host shows the details itself. Default: rows cannot be pressed. */
  readonly onSelect?: (referral: Referral) => void;
  /** Shows the details of `selectedId` beside the list. Default: it does not. */
  readonly details?: DetailsOptions | undefined;
}

/** Acquired Referrals: the live list of what the reader acquired (ACQ-2 to ACQ-7). */
export function AcquiredReferralsScreen(props: AcquiredReferralsScreenProps) {
  const { source, username, pageSize = defaultPageSize, selectedId = null, details } = props;
  const { view, onSort, onSortChange, onPageChange } = usePagedView(props);
  const asked: Pick<LiveListOptions, 'query' | 'load'> = {
    query: { ...listQuery(view, pageSize), username },
    load: (query, call) => source.acquired(query, call),
  };
  const live = useLiveContent({ ...props, ...asked, origin: source });
  useHold(live.list, 'panel', selectedId !== null);
  const paging = { page: view.page, size: pageSize, total: live.total, onPageChange };
  const table = (open?: (referral: Referral) => void) => (
    <AcquiredReferralsTable
      {...live.content}
      columns={props.columns}
      density={props.density}
      sort={view.sort}
      onSort={onSort}
      paging={paging}
      selectedId={selectedId}
      onSelect={open}
      holdHandlers={live.holdHandlers}
      empty={
        <EmptyState title="No acquired referrals yet">
          What you claim shows here, with the consumer's contact details.
        </EmptyState>
      }
    />
  );
  const panel = { live, paging, selectedId, username, audience: 'agent', isOwn: true } as const;
  return (
    <ListScreen
      list={live.list}
      newCount={live.newCount}
      sortPicker={<SortMenu choices={choices} sort={view.sort} onSortChange={onSortChange} />}
      tools={props.tools?.(shownListOf(live, asked))}
    >
      {details ? (
        <ListDetails {...panel} details={details}>
          {table}
        </ListDetails>
      ) : (
        table(props.onSelect)
      )}
    </ListScreen>
  );
}

const choices = sortChoicesOf(acquiredColumns());
