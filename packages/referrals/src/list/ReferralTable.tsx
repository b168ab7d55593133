import { useMedia, useMessages } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { memo, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import type { ReferralActions } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { ReferralCells } from '../referral/CellContext.tsx';
import { CopyStatus } from '../referral/CopyStatus.tsx';
import { PublicClaimModal } from '../referral/PublicClaimModal.tsx';
import { assignedAgencyColumn, isAssigned, limitedTimeColumn } from '../referral/referralColumns.tsx';
import { largeTable } from '../table/largeTable.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import type { ViewColumn } from '../table/viewColumn.ts';
import { unassigned } from './columnRoom.css.ts';
import { dateCaption } from './dateFilter.ts';
import { useFittingColumns } from './fittingColumns.ts';
import { ReferralListEmpty } from './ReferralListEmpty.tsx';
import { useReferralListParts } from './ReferralListProvider.tsx';
import { splitView } from './splitView.ts';

interface TableOptions {
  /** Accessible name of the table. */
  readonly label: string;
  /** `fill` scrolls in its own region under a fixed header; `page` grows with the page. Default `fill`. */
  readonly layout?: 'fill' | 'page' | undefined;
  /** Shows rows as cards below 768 px. Default true. */
  readonly cards?: boolean | undefined;
  /** Shown when there are no rows. Default: names the active filters and offers to widen them. */
  readonly empty?: ReactNode;
}

/** What pressing a row or its status does. */
export type TableRowAction =
  | {
      /**
       * `none`: nothing; statuses are badges. `claim-dialog`: a status opens the public claim dialog. `select`:
       * rows and statuses open the referral, for `ReferralDetails` or the host's own panel. Default `none`.
       */
      readonly rowAction?: 'none' | 'claim-dialog' | 'select' | undefined;
      readonly hasDetails?: undefined;
    }
  | {
      readonly rowAction: 'select';
      /**
       * Whether the list has a `ReferralDetails`. From 1440 px up, the list and the open details share the width, and
       * the list drops columns that don't fit, by their `dropPriority`. Default false.
       */
      readonly hasDetails?: boolean | undefined;
    };

export type ReferralTableProps = TableOptions & TableRowAction;

const actionsOf = {
  none: 'none',
  'claim-dialog': 'public-modal',
  select: 'panel',
} as const satisfies Record<string, ReferralActions>;

/**
 * Returns whether the last column names who referrals are assigned to and none is. Not in agents' lists, which have no
 * column for the limited time: there, the first claim would shift columns.
 */
const isUnassigned = (columns: readonly ViewColumn[], rows: readonly Referral[]) =>
  columns.at(-1)?.id === assignedAgencyColumn.id &&
  columns.some(({ id }) => id === limitedTimeColumn.id) &&
  !rows.some(isAssigned);

const defaultEmpty = <ReferralListEmpty />;

/** The table of a list, or cards below 768 px. Use inside `ReferralListProvider`. */
export function ReferralTable(props: ReferralTableProps) {
  const { label, rowAction = 'none', hasDetails = false, layout, cards = true, empty = defaultEmpty } = props;
  const t = useMessages(en.filters);
  const list = useReferralListParts('ReferralTable');
  const { view, audience, showPrices, rowNotes, selectedKey, setSelectedKey, requestClaim } = list;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const canSplit = useMedia(splitView) && hasDetails;
  // Deferred, like the panel, until after the paint that highlights the pressed row.
  const isSplit = useDeferredValue(canSplit && selectedKey !== null);
  const containerRef = useRef<HTMLDivElement>(null);
  const columns = useFittingColumns(view.columns, { canSplit, isSplit }, containerRef);
  const isSelecting = rowAction === 'select';
  const open = useEvent(({ opportunityId }: Referral) => setSelectedKey(opportunityId));
  const act = (referral: Referral) => (isSelecting ? requestClaim(referral) : setDialogOpen(true));
  return (
    <CopyStatus>
      {canSplit && <div ref={containerRef} />}
      <ReferralCells
        audience={audience}
        actions={actionsOf[rowAction]}
        showPrices={showPrices}
        onAction={act}
      >
        <div
          ref={list.tableRef}
          className={isUnassigned(columns, view.rows) ? unassigned : undefined}
          style={{ display: 'contents' }}
        >
          <Frame
            label={label}
            columns={columns}
            cards={cards && view.cards}
            caption={list.hasFilters ? dateCaption(list.filters.period, t) : undefined}
            rows={view.rows}
            rowNotes={rowNotes}
            rejected={list.rejected}
            loading={list.isLoading ? (list.query === null ? 'first' : 'next') : 'done'}
            failingSince={list.failingSince}
            refusal={list.refusal}
            onRetry={useEvent(() => list.live.refresh())}
            sort={view.sort}
            onSort={list.sortColumns.some(({ canSort }) => canSort) ? list.toggleSorting : undefined}
            selectedId={selectedKey}
            onSelect={isSelecting ? open : undefined}
            paging={null}
            layout={layout}
            density={list.density}
            holdHandlers={list.holdHandlers}
            empty={empty}
            large={largeTable}
          />
        </div>
        {rowAction === 'claim-dialog' && (
          <PublicClaimModal isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
        )}
      </ReferralCells>
    </CopyStatus>
  );
}

/** Re-renders when rows, columns or their state change, not when only a claim progresses. */
const Frame = memo(TableFrame);
